import { expect, test } from 'vitest';
import { aCover, aDefinedBenefitPension, anAnnuity, aPolicy, aValue } from '#test/build/a-policy.ts';
import { apartFromTotal, whyApart } from './apart.ts';

const awaited = () => aPolicy({ valuation: { state: 'none' } });
const unread = () => aPolicy({ valuation: { state: 'failed' } });
const ended = () => aPolicy({ status: 'transferred_out' });

test('P1: what is not counted stands apart, and what is counted does not', () => {
  const apart = [
    awaited(),
    anAnnuity(960000),
    aCover(50000000),
    aDefinedBenefitPension(1200000),
    unread(),
    ended(),
  ];
  expect(apartFromTotal([aPolicy({ valuation: aValue(0) }), ...apart])).toEqual(apart);
});

test('P1: one sentence says why policies stand apart', () => {
  expect(whyApart([aCover(1)])).toBe('Cover has no fund value, so it is not added in.');
  expect(whyApart([awaited(), anAnnuity(1), aCover(1)])).toBe(
    'Cover and income have no fund value, and one policy awaits its first.',
  );
  expect(whyApart([aCover(1), anAnnuity(1), aDefinedBenefitPension(1)])).toBe(
    'Cover, income and a defined-benefit pension have no fund value, so they are not added in.',
  );
  expect(whyApart([aDefinedBenefitPension(1), aDefinedBenefitPension(1)])).toBe(
    'Defined-benefit pensions have no fund value, so they are not added in.',
  );
  expect(whyApart([awaited()])).toBe('One policy awaits its first value.');
  expect(whyApart([awaited(), awaited(), unread(), ended()])).toBe(
    'Two policies await their first value, one value could not be read and one policy has ended.',
  );
});
