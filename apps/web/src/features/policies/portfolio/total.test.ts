import { expect, test } from 'vitest';
import {
  aBarePolicy,
  aBareValue,
  aCover,
  aDefinedBenefitPension,
  anAnnuity,
  aPolicy,
  aValue,
} from '#test/build/a-policy.ts';
import type { PolicyListItem } from '../policy-queries.ts';
import { countedFund, describeCounted, excludedFromTotal, totalOf, whyExcluded } from './total.ts';

const today = '2026-11-21';

test('P-1: the total adds the latest values and is as at the latest day among them', () => {
  const total = totalOf(
    [
      aPolicy({ valuation: aValue(61248022, { valuedOn: '2026-11-19' }) }),
      aPolicy({ valuation: aValue(21490000, { valuedOn: '2026-08-14', source: 'electronic_bulk' }) }),
      aPolicy({ valuation: aValue(5231000, { valuedOn: '2026-11-02', source: 'manual' }) }),
    ],
    today,
  );
  expect(total).toEqual({
    pence: 87969022,
    asAt: '2026-11-19',
    countedPolicies: 3,
    allPolicies: 3,
    olderValues: 1,
    lacksValues: false,
  });
});

test('P-1: cover, income, a defined-benefit pension, no value and an unread value are left out of the total', () => {
  const total = totalOf(
    [
      aPolicy({ valuation: aValue(100) }),
      aCover(50000000, { valuation: aValue(999) }),
      anAnnuity(960000),
      aDefinedBenefitPension(1200000, { valuation: aValue(999) }),
      aPolicy({ valuation: { state: 'none' } }),
      aPolicy({ valuation: { state: 'failed' } }),
    ],
    today,
  );
  expect(total).toMatchObject({ pence: 100, countedPolicies: 1, allPolicies: 6 });
});

test.each(['lapsed', 'matured', 'transferred_out', 'surrendered'] as const)(
  'P-1: the last value of a policy that is %s is not counted again',
  (status) => {
    expect(countedFund(aPolicy({ status, valuation: aValue(100) }))).toBeNull();
  },
);

test.each(['in_force', 'paid_up', 'submitted_to_provider'] as const)(
  'P-1: a valued policy that is %s counts',
  (status) => {
    expect(countedFund(aPolicy({ status, valuation: aValue(100) }))?.pence).toBe(100);
  },
);

test('P-1: with nothing to count there is no day to be as at', () => {
  expect(totalOf([], today)).toEqual({
    pence: 0,
    asAt: null,
    countedPolicies: 0,
    allPolicies: 0,
    olderValues: 0,
    lacksValues: false,
  });
});

test('P-1: says how many policies are counted, and how many of them at an older value', () => {
  const total = {
    pence: 0,
    asAt: null,
    countedPolicies: 5,
    allPolicies: 8,
    olderValues: 0,
    lacksValues: false,
  };
  expect(describeCounted(total)).toBe('5 of 8 policies counted');
  expect(describeCounted({ ...total, olderValues: 1 })).toBe(
    '5 of 8 policies counted, one at an older value',
  );
  expect(describeCounted({ ...total, countedPolicies: 731, allPolicies: 1000, olderValues: 12 })).toBe(
    '731 of 1,000 policies counted, 12 at older values',
  );
  expect(describeCounted({ ...total, countedPolicies: 1, allPolicies: 1 })).toBe('1 of 1 policy counted');
});

test('P-1, API-21: a value without a day or a category counts; the total is as at the days that are known', () => {
  const dayless = aBarePolicy({ valuation: aBareValue(100) });
  const dated = aPolicy({ valuation: aValue(50, { valuedOn: '2026-11-19' }) });
  expect(totalOf([dayless, aBarePolicy()], today)).toMatchObject({
    pence: 100,
    asAt: null,
    countedPolicies: 1,
    allPolicies: 2,
    olderValues: 0,
  });
  expect(totalOf([dayless, dated], today)).toMatchObject({ pence: 150, asAt: '2026-11-19' });
});

test('P-1, API-21: without details the plan type or the category alone say that a policy has no fund', () => {
  const valuation = aBareValue(999);
  const counted = (policy: Partial<PolicyListItem>) => countedFund(aBarePolicy({ valuation, ...policy }));
  expect(counted({ category: 'protection' })).toBeNull();
  expect(counted({ category: 'annuity' })).toBeNull();
  expect(counted({ planType: 'defined_benefit' })).toBeNull();
  expect(counted({ category: 'pension' })?.pence).toBe(999);
  expect(counted({ planType: 'gia' })?.pence).toBe(999);
});

const awaited = () => aPolicy({ valuation: { state: 'none' } });
const unread = () => aPolicy({ valuation: { state: 'failed' } });
const ended = () => aPolicy({ status: 'transferred_out' });

test('P-1: what is not counted is excluded, and what is counted is not', () => {
  const excluded = [
    awaited(),
    anAnnuity(960000),
    aCover(50000000),
    aDefinedBenefitPension(1200000),
    unread(),
    ended(),
  ];
  expect(excludedFromTotal([aPolicy({ valuation: aValue(0) }), ...excluded])).toEqual(excluded);
});

test('P-1: one sentence says why policies are excluded', () => {
  expect(whyExcluded([aCover(1)])).toBe('Cover has no fund value, so it is not included.');
  expect(whyExcluded([awaited(), anAnnuity(1), aCover(1)])).toBe(
    'Cover and income have no fund value, and one policy is waiting for its first.',
  );
  expect(whyExcluded([aCover(1), anAnnuity(1), aDefinedBenefitPension(1)])).toBe(
    'Cover, income and a defined-benefit pension have no fund value, so they are not included.',
  );
  expect(whyExcluded([aDefinedBenefitPension(1), aDefinedBenefitPension(1)])).toBe(
    'Defined-benefit pensions have no fund value, so they are not included.',
  );
  expect(whyExcluded([awaited()])).toBe('One policy is waiting for its first value.');
  expect(whyExcluded([awaited(), awaited(), unread(), ended()])).toBe(
    'Two policies are waiting for their first value, one value could not be read and one policy has ended.',
  );
});
