import { expect, test } from 'vitest';
import { createLedger } from '../report/ledger.ts';
import type { Visit } from '../visit/visit.ts';
import { checkPages } from './check-pages.ts';

test.each([
  [0, []],
  [2, ['is not the number of unread ones']],
])('Q-5, P-6: an empty list says that %i of its entries are unread', async (unread_count, expected) => {
  const ledger = createLedger();
  const empty = { items: [], unread_count, pagination: { totalCount: 0, defaultPageSize: 20 } };
  const expectSuccess = async (name: string) => (name === 'notifications.list' ? empty : undefined);
  await checkPages({ ledger, expectSuccess } as unknown as Visit, 'a.b.c');
  expect(ledger.tally().findings.map(({ message }) => message)).toEqual(expected);
});
