import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aCover, aDefinedBenefitPension, anAnnuity, aPolicy, aValue } from '#test/build/a-policy.ts';
import { ExcludedFromTotal, excludedFromTotal, whyExcluded } from './excluded-from-total.tsx';

const awaited = () => aPolicy({ valuation: { state: 'none' } });
const unread = () => aPolicy({ valuation: { state: 'failed' } });
const ended = () => aPolicy({ status: 'transferred_out' });

test('P-44: what is not counted is excluded, and what is counted is not', () => {
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

test('P-83: one sentence says why policies are excluded', () => {
  expect(whyExcluded([aCover(1)])).toBe('Cover has no fund value, so it is not included.');
  expect(whyExcluded([awaited(), anAnnuity(1), aCover(1)])).toBe(
    'Cover and income have no fund value, and one policy has no value yet.',
  );
  expect(whyExcluded([aCover(1), anAnnuity(1), aDefinedBenefitPension(1)])).toBe(
    'Cover, income and a defined-benefit pension have no fund value, so they are not included.',
  );
  expect(whyExcluded([aDefinedBenefitPension(1), aDefinedBenefitPension(1)])).toBe(
    'Defined-benefit pensions have no fund value, so they are not included.',
  );
  expect(whyExcluded([awaited()])).toBe('One policy has no value yet.');
  expect(whyExcluded([awaited(), awaited(), unread(), ended()])).toBe(
    'Two policies have no value yet, one value could not be read and one policy has ended.',
  );
  const endedWithout = aPolicy({ status: 'lapsed', valuation: { state: 'none' } });
  expect(whyExcluded([endedWithout, ended()])).toBe('Two policies have ended.');
});

test('P-83, P-84: cover that has ended is excluded because it has ended, and its amount is not given', () => {
  const lapsed = aCover(50000000, { status: 'lapsed' });
  expect(whyExcluded([lapsed])).toBe('One policy has ended.');
  expect(whyExcluded([aCover(1), lapsed])).toBe('Cover has no fund value, and one policy has ended.');
  render(<ExcludedFromTotal excluded={[lapsed]} />);
  expect(screen.getByRole('definition').textContent).toBe('Lapsed');
});

test.each([
  [8, 8, null],
  [9, 7, 'And two more, in the list of your policies.'],
  [20, 7, 'And 13 more, in the list of your policies.'],
] as const)('P-83: of %i excluded policies %i are named, and the rest: %s', (count, named, rest) => {
  render(<ExcludedFromTotal excluded={Array.from({ length: count }, awaited)} />);
  expect(screen.getAllByRole('term')).toHaveLength(named);
  expect(screen.queryByText(/in the list of your policies/)?.textContent ?? null).toBe(rest);
});
