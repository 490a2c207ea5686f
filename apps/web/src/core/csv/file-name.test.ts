import { expect, test } from 'vitest';
import { csvFileName } from './file-name.ts';

test.each([
  ['Policies', 'policies-2026-11-21.csv'],
  ['Joint investment account values', 'joint-investment-account-values-2026-11-21.csv'],
  ['Café & co / 東京 <b>', 'cafe-co-b-2026-11-21.csv'],
  ['../../etc', 'etc-2026-11-21.csv'],
  ['東京', 'export-2026-11-21.csv'],
])('%s is saved as %s', (subject, name) => {
  expect(csvFileName(subject, '2026-11-21')).toBe(name);
});
