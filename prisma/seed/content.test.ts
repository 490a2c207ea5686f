import { expect, test } from 'vitest';
import { contentRows } from './content.ts';

const { contentPage } = contentRows('2026-11-22');

test.each(contentPage)(
  'P-10: the page "$id" claims no check, award or certificate that nobody gave',
  ({ html }) => {
    expect(html).not.toMatch(/\b(?:last checked|checked by|tested by|audited|accredited|certified|award)/i);
  },
);

test('P-10, S-4: the page on cookies names what the portal keeps on the device', () => {
  const cookies = contentPage.find(({ id }) => id === 'cookies')?.html;
  for (const kept of [
    'sign-in token',
    'key',
    'last looked at',
    'name for this device',
    'email address',
    'amounts',
  ])
    expect(cookies).toContain(kept);
});
