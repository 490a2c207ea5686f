import { expect, test } from 'vitest';
import {
  describeOrder,
  earlierDays,
  firstChoices,
  type ListedPolicy,
  orderFaults,
  orderOf,
} from './order.ts';

const earlier = { first: '2024-11-25', last: '2026-11-20' };

function aListed(number: number, provider: ListedPolicy['provider'] = null): ListedPolicy {
  return { uuid: `policy-${number}`, name: `Policy ${number}`, policyNumber: null, provider };
}
const alderbrook = { uuid: 'a', name: 'Alderbrook' };
const policies = [
  aListed(1, alderbrook),
  aListed(2, alderbrook),
  aListed(3, { uuid: 'n', name: 'Northmoor' }),
];

test('P-15: the days are those that have values, before today', () => {
  expect(earlierDays([{ day: '2024-11-25' }, { day: '2026-11-19' }], '2026-11-21')).toEqual(earlier);
  expect(earlierDays([{ day: '2026-03-01' }], '2026-03-01')).toBeNull();
  expect(earlierDays([], '2026-11-21')).toBeNull();
});

test.each(['', '2024-11-24', '2026-11-21', '1'])('P-15: the day %j has no values, and is refused', (day) => {
  expect(orderFaults({ ...firstChoices, when: 'earlier', day }, earlier)).toEqual({
    day: 'Choose a day from 25 November 2024 to 20 November 2026.',
  });
});

test('P-15: a day with values is ordered, and none where the latest are', () => {
  const choices = { ...firstChoices, day: '2026-03-02' };
  expect(orderFaults({ ...choices, when: 'earlier' }, earlier)).toEqual({});
  expect(orderOf({ ...choices, when: 'earlier' })).toEqual({ day: '2026-03-02', withAmounts: true });
  expect(orderFaults({ ...choices, day: 'nothing' }, earlier)).toEqual({});
  expect(orderOf(choices)).toEqual({ withAmounts: true });
});

test('P-15: chosen policies are at least one, and are not sent where all are wanted', () => {
  const choices = { ...firstChoices, which: 'chosen' as const };
  expect(orderFaults(choices, earlier)).toEqual({ policies: 'Choose at least one policy.' });
  const some = { ...choices, chosen: new Set(['policy-2']) };
  expect(orderFaults(some, earlier)).toEqual({});
  expect(orderOf(some)).toEqual({ policyIds: ['policy-2'], withAmounts: true });
  expect(orderOf({ ...some, which: 'all', withAmounts: false })).toEqual({ withAmounts: false });
});

test('P-15: a summary says what will be in it', () => {
  const [scope, values, total] = describeOrder(firstChoices, policies);
  expect(scope).toBe('The whole portfolio: 3 policies from 2 providers.');
  expect(values).toMatch(/^For each policy its latest value, with its date/);
  expect(total).toBe('The total, what it leaves out, and why.');
  const some = {
    ...firstChoices,
    when: 'earlier' as const,
    day: '2026-03-02',
    which: 'chosen' as const,
    chosen: new Set(['policy-3']),
  };
  expect(describeOrder(some, policies).slice(0, 2)).toEqual([
    '1 policy from 1 provider.',
    expect.stringMatching(/its last value up to 2 March 2026/),
  ]);
  expect(describeOrder(firstChoices, [...policies, aListed(4)])[0]).toBe('The whole portfolio: 4 policies.');
  expect(describeOrder({ ...some, day: '' }, policies)[1]).toMatch(/up to the day that you choose/);
  expect(describeOrder({ ...some, withAmounts: false }, policies).join()).toContain('and no amounts');
  expect(describeOrder({ ...some, chosen: new Set() }, policies)[0]).toBe('The policies that you choose.');
});
