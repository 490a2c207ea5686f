import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayNumber } from './days.ts';
import { internalRate, moneyWeighted } from './money-weighted.ts';
import type { DatedAmount } from './rate.ts';
import { always, isPlain, numbersIn } from './test/histories.ts';

/** '2025-01-01 -100, 2026-01-01 200' */
function dated(text: string): DatedAmount[] {
  return text.split(', ').map((entry) => {
    const [day = '', pence] = entry.split(' ');
    return { at: dayNumber(day), pence: Number(pence) };
  });
}

describe('P-62: the money-weighted rate agrees with XIRR of spreadsheets', () => {
  const example = dated(
    '2008-01-01 -10000, 2008-03-01 2750, 2008-10-30 4250, 2009-02-15 3250, 2009-04-01 2750',
  );

  test('the example of its documentation, to all its decimals', () => {
    const solved = internalRate(example);
    if ('reason' in solved) throw new Error(solved.reason);
    expect(solved.factor ** (365 / solved.days) - 1).toBeCloseTo(0.373362535, 8);
  });

  test('in per cent, not rounded, in any order', () => {
    expect(moneyWeighted(example)).toEqual({ percent: expect.closeTo(37.3362535, 6), isAYear: true });
    expect(moneyWeighted(example.toReversed())).toEqual({
      percent: expect.closeTo(37.3362535, 6),
      isAYear: true,
    });
  });

  test('two contributions in a month of 30 days: about 2.90 % of the month', () => {
    const month = dated('2026-04-30 -1000000, 2026-05-05 -30000, 2026-05-16 -20000, 2026-05-30 1080000');
    expect(moneyWeighted(month)).toEqual({ percent: expect.closeTo(2.9, 2), isAYear: false });
  });
});

describe('P-62: money-weighted rates that can be calculated by hand', () => {
  test.each([
    ['doubled in a year', '2025-01-01 -100, 2026-01-01 200', 100],
    ['quadrupled in two years', '2025-01-01 -100, 2027-01-01 400', 100],
    ['halved in a year', '2025-01-01 -100, 2026-01-01 50', -50],
    ['all gone', '2025-01-01 -100, 2026-01-01 0', -100],
    ['two amounts on a day are one', '2025-01-01 -60, 2025-01-01 -40, 2026-01-01 110', 10],
    ['two payments: 100 × 1.1² + 100 × 1.1', '2025-01-01 -100, 2026-01-01 -100, 2027-01-01 231', 10],
    ['a large payment is not growth', '2025-01-01 -1, 2025-06-01 -1000000000, 2026-01-01 1000000001', 0],
  ])('a year: %s', (_case, amounts, percent) => {
    expect(moneyWeighted(dated(amounts))).toEqual({ percent: expect.closeTo(percent, 2), isAYear: true });
  });

  test.each([
    ['10 % in half a year', '2025-01-01 -100, 2025-07-01 110', 10],
    ['10 % in all but a day of a year', '2025-01-01 -100, 2025-12-31 110', 10],
    ['as much as before', '2025-01-01 -100, 2025-07-01 100', 0],
    ['a thousand times as much in a day', '2025-01-01 -1, 2025-01-02 1000', 99_900],
    ['it begins with the first amount', '2024-01-01 0, 2025-01-01 -100, 2025-07-01 110', 10],
  ])('less than a year is not raised to one: %s', (_case, amounts, percent) => {
    expect(moneyWeighted(dated(amounts))).toEqual({ percent: expect.closeTo(percent, 2), isAYear: false });
  });
});

describe('P-62: no money-weighted rate is made up', () => {
  test.each([
    ['one amount', '2025-01-01 -100'],
    ['amounts on one day', '2025-01-01 -100, 2025-01-01 120'],
    ['amounts of nothing', '2025-01-01 0, 2026-01-01 0'],
  ])('too little data: %s', (_case, amounts) => {
    expect(moneyWeighted(dated(amounts))).toEqual({ reason: 'too-little-data' });
    expect(moneyWeighted([])).toEqual({ reason: 'too-little-data' });
  });

  test.each([
    ['only received', '2025-01-01 100, 2026-01-01 200'],
    ['received, and nothing at the end', '2025-01-01 100, 2026-01-01 0'],
    ['only paid', '2025-01-01 -100, 2026-01-01 -50'],
    ['a gain past all that is looked at', '2025-01-01 -1, 2025-01-02 100000000000000'],
    ['100 x² − 210 x + 132 is never 0', '2022-01-01 -100, 2023-01-01 210, 2024-01-01 -132'],
    ['100 x² − 230 x + 132 is 0 at 1.1 and at 1.2', '2022-01-01 -100, 2023-01-01 230, 2024-01-01 -132'],
    ['100 x² − 510 x + 440 is 0 at 1.1 and at 4', '2022-01-01 -100, 2023-01-01 510, 2024-01-01 -440'],
    [
      '10 %, 15 % and 20 %: 1000 (x − 1.1) (x − 1.15) (x − 1.2)',
      '2021-01-01 -1000, 2022-01-01 3450, 2023-01-01 -3965, 2024-01-01 1518',
    ],
  ])('no solution: %s', (_case, amounts) => {
    expect(moneyWeighted(dated(amounts))).toEqual({ reason: 'no-solution' });
  });

  test('over any amounts, a rate at which they come to nothing, or a reason', () => {
    const amount = fc.record({
      at: fc.integer({ min: 0, max: 4_000 }),
      pence: fc.integer({ min: -1e12, max: 1e12 }),
    });
    always(
      fc.property(fc.array(amount, { maxLength: 30 }), (amounts) => {
        expect(numbersIn(moneyWeighted(amounts)).every(isPlain)).toBe(true);
        const solved = internalRate(amounts);
        if ('reason' in solved) return;
        const last = Math.max(...amounts.map(({ at }) => at));
        const grown = amounts.map(({ at, pence }) => pence * solved.factor ** ((last - at) / solved.days));
        const size = grown.reduce((sum, each) => sum + Math.abs(each), 0);
        expect(Math.abs(grown.reduce((sum, each) => sum + each, 0))).toBeLessThanOrEqual(size * 1e-9);
      }),
    );
  });

  test('the rate that payments earned is found again', () => {
    const payments = fc.array(
      fc.record({ at: fc.integer({ min: 1, max: 700 }), pence: fc.integer({ min: 1, max: 1e9 }) }),
      { maxLength: 12 },
    );
    always(
      fc.property(payments, fc.double({ min: 0.2, max: 5, noNaN: true }), (paid, factor) => {
        const all = [{ at: 0, pence: 1_000_000 }, ...paid];
        const grown = all.reduce((sum, { at, pence }) => sum + pence * factor ** ((730 - at) / 730), 0);
        const outlays = all.map(({ at, pence }) => ({ at, pence: -pence }));
        const solved = internalRate([...outlays, { at: 730, pence: grown }]);
        expect(solved).toEqual({ days: 730, factor: expect.closeTo(factor, 6) });
      }),
    );
  });
});
