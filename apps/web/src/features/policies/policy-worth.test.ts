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
import type { PolicyListItem } from './policy-queries.ts';
import { countedFund, policyWorth } from './policy-worth.ts';

test('P-1: a valued fund shows its value and the date of its valuation', () => {
  expect(policyWorth(aPolicy({ valuation: aValue(34811590, { valuedOn: '2026-11-19' }) }))).toEqual({
    kind: 'fund',
    pence: 34811590,
    valuedOn: '2026-11-19',
    source: 'electronic_scheduled',
    ended: false,
  });
});

test('P-1: cover, income and a defined-benefit pension show what they promise, even when the firm sent a value', () => {
  expect(policyWorth(aCover(50000000))).toEqual({ kind: 'cover', pence: 50000000, unit: 'cover' });
  expect(policyWorth(anAnnuity(960000, { valuation: aValue(1) }))).toEqual({
    kind: 'income',
    pence: 960000,
    unit: 'a year',
  });
  expect(policyWorth(aDefinedBenefitPension(1200000, { valuation: aValue(1) }))).toEqual({
    kind: 'pension',
    pence: 1200000,
    unit: 'a year at retirement',
  });
});

test('P-1: income protection pays a yearly benefit, and says so', () => {
  const cover = aCover(2400000);
  const yearly = { ...cover.details, benefitType: 'yearly_benefit' } as typeof cover.details;
  expect(policyWorth({ ...cover, details: yearly })).toMatchObject({ pence: 2400000, unit: 'cover a year' });
});

test('P-1: a missing value and an unreadable value are distinguished', () => {
  expect(policyWorth(aPolicy({ valuation: { state: 'none' } })).kind).toBe('awaited');
  expect(policyWorth(aPolicy({ valuation: { state: 'failed' } })).kind).toBe('unread');
});

test('P-1: a value of zero is a value', () => {
  expect(policyWorth(aPolicy({ valuation: aValue(0) }))).toMatchObject({ kind: 'fund', pence: 0 });
});

test('P-1, API-21: a promise of which no details are known has no amount, and no value in its place', () => {
  const promise = { details: null, valuation: aValue(1) };
  expect(policyWorth(aCover(1, promise))).toEqual({ kind: 'cover', pence: null, unit: 'cover' });
  expect(policyWorth(anAnnuity(1, promise))).toMatchObject({ kind: 'income', pence: null });
  expect(policyWorth(aDefinedBenefitPension(1, promise))).toMatchObject({ kind: 'pension', pence: null });
});

test('P-1, API-21: a policy without details, plan type and category is worth what its valuation says', () => {
  expect(policyWorth(aBarePolicy())).toEqual({ kind: 'awaited' });
  expect(policyWorth(aBarePolicy({ valuation: aBareValue(100) }))).toEqual({
    kind: 'fund',
    pence: 100,
    valuedOn: null,
    source: null,
    ended: false,
  });
});

test('P-44, P-84: where the details are not known, the plan type alone decides, and a category only without it', () => {
  const drawdown = {
    details: null,
    planType: 'drawdown',
    category: 'annuity',
    valuation: aValue(100),
  } as const;
  expect(countedFund(aPolicy(drawdown))?.pence).toBe(100);
  expect(policyWorth(aPolicy({ ...drawdown, planType: null }))).toMatchObject({
    kind: 'income',
    pence: null,
  });
});

test.each(['lapsed', 'matured', 'transferred_out', 'surrendered'] as const)(
  'P-44, P-84: the last value of a policy that is %s is not counted again',
  (status) => {
    expect(countedFund(aPolicy({ status, valuation: aValue(100) }))).toBeNull();
  },
);

test.each([{ state: 'none' }, { state: 'failed' }] as const)(
  'P-1, P-22: a policy that has ended waits for no value, where its value is $state',
  (valuation) => {
    expect(policyWorth(aPolicy({ status: 'surrendered', valuation }))).toEqual({
      kind: 'ended',
      promised: null,
    });
    expect(countedFund(aPolicy({ status: 'surrendered', valuation }))).toBeNull();
  },
);

test.each([
  [aCover(50000000, { status: 'lapsed' }), 'cover'],
  [anAnnuity(960000, { status: 'matured' }), 'income'],
  [aDefinedBenefitPension(1200000, { status: 'transferred_out' }), 'pension'],
] as const)('P-1, P-84: a promise that has ended promises nothing any more: $1', (policy, promised) => {
  expect(policyWorth(policy)).toEqual({ kind: 'ended', promised });
  expect(policyWorth({ ...policy, details: null })).toEqual({ kind: 'ended', promised });
});

test.each(['in_force', 'paid_up', 'submitted_to_provider'] as const)(
  'P-44, P-84: a valued policy that is %s counts',
  (status) => {
    expect(countedFund(aPolicy({ status, valuation: aValue(100) }))?.pence).toBe(100);
  },
);

test('P-1, P-84, API-21: without details the plan type or the category alone say that a policy has no fund', () => {
  const valuation = aBareValue(999);
  const counted = (policy: Partial<PolicyListItem>) => countedFund(aBarePolicy({ valuation, ...policy }));
  expect(counted({ category: 'protection' })).toBeNull();
  expect(counted({ category: 'annuity' })).toBeNull();
  expect(counted({ planType: 'defined_benefit' })).toBeNull();
  expect(counted({ category: 'pension' })?.pence).toBe(999);
  expect(counted({ planType: 'gia' })?.pence).toBe(999);
});
