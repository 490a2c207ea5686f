import { expect, test } from 'vitest';
import { buildTestApp } from '../../test/build-test-app.ts';
import { personOf } from '../../test/person.ts';
import { fullToken } from '../../test/sign-in.ts';

async function reader(name: 'vip' | 'standard') {
  const mock = await buildTestApp();
  return personOf(mock, await fullToken(mock, name));
}

test('P-10: the pages of the firm, in its order, each alone with its text', async () => {
  const standard = await reader('standard');
  const { items } = await standard.read('content.list');
  expect(items.map(({ id }) => id)).toEqual([
    'complaints',
    'compensation',
    'privacy',
    'cookies',
    'accessibility',
    'risk-warnings',
  ]);
  for (const item of items) {
    const page = await standard.read('content.view', { params: { id: item.id } });
    expect(page).toEqual({ ...item, html: expect.stringContaining('<p>') });
  }
});

test('P-60: VIP pages are shown to VIP clients, and do not exist for others', async () => {
  const vip = await reader('vip');
  expect((await vip.read('content.list')).items.map(({ id }) => id)).toContain('about-vip');
  expect((await vip.read('content.view', { params: { id: 'about-vip' } })).title).toBe('Your VIP service');
  const standard = await reader('standard');
  const refusal = await standard.refused('content.view', { params: { id: 'about-vip' } });
  expect(refusal).toEqual(await standard.refused('content.view', { params: { id: 'no-such-page' } }));
  expect(refusal.status).toBe(404);
});
