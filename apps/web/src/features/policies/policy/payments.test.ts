import { expect, test } from 'vitest';
import { chargeText, contributionFacts, withdrawalFacts } from './payments.tsx';

const today = '2026-11-21';
const running = { end: null, today };
const monthly = {
  type: 'regular',
  frequency: 'monthly',
  contributor: 'self',
  amount: 100000,
  taxBasis: 'net',
  startsOn: '2019-05-01',
  stopsOn: null,
} as const;

test('P-2: contributions say what they are, from whom and since when, newest first', () => {
  const facts = contributionFacts(
    [
      monthly,
      {
        ...monthly,
        contributor: 'employer',
        taxBasis: 'gross',
        stopsOn: '2024-04-30',
        startsOn: '2020-01-01',
      },
      { ...monthly, type: 'lump_sum', frequency: 'once', amount: 2000000, startsOn: '2025-07-14' },
      { ...monthly, type: 'transfer', frequency: 'once', startsOn: '2018-02-01' },
      { ...monthly, contributor: 'government', frequency: 'yearly', type: 'rebate', startsOn: '2017-04-06' },
    ],
    running,
  );
  expect(facts.map(({ name, note }) => `${name}: ${note}`)).toEqual([
    'Lump sum: Own payment, 14 July 2025',
    'Regular, monthly: From the employer, gross, 1 January 2020 to 30 April 2024',
    'Regular, monthly: Own payment, since 1 May 2019',
    'Transfer in: 1 February 2018',
    'Rebate, yearly: From the government, since 6 April 2017',
  ]);
  expect(facts[0]?.pence).toBe(2000000);
});

test('P-2: a payment that has not begun is from its first day on', () => {
  const noteFrom = (startsOn: string) => contributionFacts([{ ...monthly, startsOn }], running)[0]?.note;
  expect(noteFrom('2027-03-01')).toBe('Own payment, from 1 March 2027');
  expect(noteFrom(today)).toBe('Own payment, since 21 November 2026');
});

test('P-2, P-84: a payment without an end of its own ends with the policy, even one that was to go on longer', () => {
  const noteOf = (stopsOn: string | null, day: string | null) =>
    contributionFacts([{ ...monthly, stopsOn }], { end: { day }, today })[0]?.note;
  expect(noteOf(null, '2026-10-31')).toBe('Own payment, 1 May 2019 to 31 October 2026');
  expect(noteOf('2030-04-30', '2026-10-31')).toBe('Own payment, 1 May 2019 to 31 October 2026');
  expect(noteOf('2024-04-30', '2026-10-31')).toBe('Own payment, 1 May 2019 to 30 April 2024');
  expect(noteOf(null, null)).toBe('Own payment, started 1 May 2019');
});

test('P-2: withdrawals are below zero', () => {
  const taken = {
    type: 'lump_sum',
    frequency: 'once',
    amount: 1200000,
    startsOn: '2025-11-03',
    stopsOn: null,
  } as const;
  expect(withdrawalFacts([{ ...taken, taxBasis: 'gross' }], running)).toEqual([
    { name: 'Withdrawal', note: 'Before tax, 3 November 2025', pence: -1200000 },
  ]);
});

test('P-2: a charge is a share of the value or an amount', () => {
  const charge = { name: 'Platform', percentAYear: 0.29, amount: null, frequency: 'monthly' } as const;
  expect(chargeText(charge)).toEqual({ pence: null, text: '0.29% a year' });
  expect(chargeText({ ...charge, percentAYear: 0.6 })).toEqual({ pence: null, text: '0.60% a year' });
  expect(chargeText({ ...charge, percentAYear: null, amount: 1500 })).toEqual({
    pence: 1500,
    text: 'a month',
  });
  expect(chargeText({ ...charge, percentAYear: null })).toEqual({ pence: null, text: 'As agreed' });
});
