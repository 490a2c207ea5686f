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
import { describeCounted, totalOf } from './total.ts';

const today = '2026-11-21';

test('P-43: the total adds the latest values and is as at the latest day among them', () => {
  const total = totalOf(
    [
      aPolicy({ valuation: aValue(61248022, { valuedOn: '2026-11-19' }) }),
      aPolicy({ valuation: aValue(21490000, { valuedOn: '2026-08-14', source: 'electronic_bulk' }) }),
      aPolicy({ valuation: aValue(5231000, { valuedOn: '2026-11-02', source: 'manual' }) }),
    ],
    today,
    'byShare',
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

test('P-44: cover, income, a defined-benefit pension, no value and an unread value are left out of the total', () => {
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
    'byShare',
  );
  expect(total).toMatchObject({ pence: 100, countedPolicies: 1, allPolicies: 6 });
});

test('P-43: with nothing to count the total has no valuation date', () => {
  expect(totalOf([], today, 'byShare')).toEqual({
    pence: 0,
    asAt: null,
    countedPolicies: 0,
    allPolicies: 0,
    olderValues: 0,
    lacksValues: false,
  });
});

test('P-43: says how many policies are counted, and how many of them at an older value', () => {
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

test('P-43, API-21: a value without a day or a category counts; the total is as at the days that are known', () => {
  const dayless = aBarePolicy({ valuation: aBareValue(100) });
  const dated = aPolicy({ valuation: aValue(50, { valuedOn: '2026-11-19' }) });
  expect(totalOf([dayless, aBarePolicy()], today, 'byShare')).toMatchObject({
    pence: 100,
    asAt: null,
    countedPolicies: 1,
    allPolicies: 2,
    olderValues: 0,
  });
  expect(totalOf([dayless, dated], today, 'byShare')).toMatchObject({ pence: 150, asAt: '2026-11-19' });
});
