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
import { policyWorth } from './policy-worth.ts';

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
