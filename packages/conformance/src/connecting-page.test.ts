import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { callOf, type Endpoint } from '@portal/contract/endpoint';
import { endpoints } from '@portal/contract/endpoints';
import { expect, test } from 'vitest';

test('Q-5: the page on connecting the firm says what the portal shows without each extension', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/connecting-the-firm-api.md'), 'utf8');
  const extensions = Object.values<Endpoint>(endpoints).filter(({ extension }) => extension);
  expect(extensions.map(callOf).filter((call) => !page.includes(`\`${call}\``))).toEqual([]);
});
