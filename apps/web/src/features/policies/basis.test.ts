import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aBarePolicy, aBareValue, aCover, aPolicy, aValue } from '#test/build/a-policy.ts';
import { bases, clientShareOf, countedPence, countedShares } from './basis.ts';
import type { PolicyListItem } from './policy-queries.ts';
import { allocationOf } from './portfolio/allocation.tsx';
import { describeBasis } from './portfolio/basis-switch.tsx';
import { totalOf } from './portfolio/total.ts';

const today = '2026-11-21';

function aJoint(percentage: number, overrides: Partial<PolicyListItem> = {}): PolicyListItem {
  return aPolicy({
    name: 'Joint account',
    owners: [
      { name: 'Imogen Hartnoll', percentage, isClient: true },
      { name: 'Edmund Hartnoll', percentage: 100 - percentage, isClient: false },
    ],
    ...overrides,
  });
}

test('P-25: a joint policy counts with the share of the client, rounded to the penny, halves up, or in full', () => {
  const joint = aJoint(50, { valuation: aValue(1001) });
  expect(bases.map((basis) => countedPence(joint, basis))).toEqual([501, 1001]);
  expect(countedPence(aJoint(33.3, { valuation: aValue(1500) }), 'byShare')).toBe(500);
  expect(countedPence(aJoint(0, { valuation: aValue(1500) }), 'byShare')).toBe(0);
});

test('P-25: what does not count has no share that counts', () => {
  expect(countedPence(aJoint(50, { status: 'surrendered' }), 'byShare')).toBeNull();
  expect(countedPence(aJoint(50, { valuation: { state: 'failed' } }), 'whole')).toBeNull();
  expect(countedShares([aJoint(50, { status: 'surrendered' }), aCover(1), aPolicy()])).toEqual([]);
});

test('P-25, API-21: a policy whose owners are not given, or of which the client is not known, counts in full', () => {
  const unknown = aJoint(50).owners!.map((owner) => ({ ...owner, isClient: null }));
  for (const policy of [aBarePolicy({ valuation: aBareValue(1001) }), aPolicy({ owners: unknown })]) {
    expect(clientShareOf(policy)).toBeNull();
    expect(countedPence(policy, 'byShare')).toBe(countedPence(policy, 'whole'));
  }
});

test('P-25: how joint policies count is said under the total', () => {
  const unknown = aPolicy({
    name: 'Offshore bond',
    owners: aJoint(50).owners!.map((owner) => ({ ...owner, isClient: null })),
  });
  expect(describeBasis([aPolicy(), aBarePolicy()], 'byShare')).toEqual([]);
  expect(describeBasis([aJoint(50)], 'byShare')).toEqual(['Your half of Joint account is counted']);
  expect(describeBasis([aJoint(100 / 3)], 'byShare')).toEqual([
    'Your 33.33% share of Joint account is counted',
  ]);
  expect(describeBasis([aJoint(50), aJoint(25)], 'byShare')).toEqual([
    'Your share of two joint policies is counted',
  ]);
  expect(describeBasis([aJoint(50), unknown], 'whole')).toEqual([
    'Joint account is counted in full',
    'Offshore bond is counted in full, as your share is not known',
  ]);
});

const anyPolicy = fc
  .record({
    value: fc.integer({ min: 0, max: 1e11 }),
    percentage: fc.oneof(fc.integer({ min: 0, max: 100 }), fc.double({ min: 0, max: 100, noNaN: true })),
    isClient: fc.constantFrom(true, null),
    category: fc.constantFrom('pension', 'investment', 'savings', null),
    status: fc.constantFrom('in_force', 'surrendered'),
  })
  .map(({ value, percentage, isClient, ...rest }) =>
    aPolicy({ ...rest, valuation: aValue(value), owners: [{ name: 'A', percentage, isClient }] }),
  );

test('P-25, P-29: whatever the shares, total, allocation and policies add up to the penny on both bases', () => {
  fc.assert(
    fc.property(fc.array(anyPolicy, { maxLength: 30 }), fc.constantFrom(...bases), (policies, basis) => {
      const rows = policies.map((policy) => countedPence(policy, basis) ?? 0);
      const sum = rows.reduce((total, pence) => total + pence, 0);
      expect(rows.every((pence) => Number.isSafeInteger(pence) && pence >= 0)).toBe(true);
      expect(totalOf(policies, today, basis).pence).toBe(sum);
      expect(allocationOf(policies, basis).reduce((total, { pence }) => total + pence, 0)).toBe(sum);
    }),
  );
});

test('P-25: the shares of two owners never come to less than the policy, and to a penny more at most', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e11 }), fc.integer({ min: 0, max: 100 }), (value, percent) => {
      const [own, other] = [percent, 100 - percent].map(
        (share) => countedPence(aJoint(share, { valuation: aValue(value) }), 'byShare') ?? 0,
      );
      const surplus = (own ?? 0) + (other ?? 0) - value;
      expect(surplus === 0 || surplus === 1).toBe(true);
    }),
  );
});
