import { describe, expect, test } from 'vitest';
import { modifiedDietz } from './modified-dietz.ts';

const start = 20_000;

function over(
  days: number,
  [opening, closing]: [number, number],
  flows: [day: number, pence: number][] = [],
) {
  return modifiedDietz({
    opening: { at: start, pence: opening },
    closing: { at: start + days, pence: closing },
    flows: flows.map(([day, pence]) => ({ at: start + day, pence })),
  });
}

describe('P-77: growth by modified Dietz, as published examples calculate it', () => {
  test('50 paid in half-way, 100 becomes 300: gain 150 over 100 + 50 × ½ = 125 is 120 %', () => {
    expect(over(730, [10_000, 30_000], [[365, 5_000]])).toEqual({
      gain: 15_000,
      invested: 12_500,
      fraction: 1.2,
    });
  });

  /**
   * The composite of a CFA Level III question on GIPS, in millions: 585.60 becomes 602.34 in October, with flows of
   * −15.05, 19.82, 16.42 and −18.96 after 5, 9, 15 and 24 of 31 days. Invested: 585.60 − 15.05 × 26/31 + 19.82 × 22/31
   * + 16.42 × 16/31 − 18.96 × 7/31 = 591.237; gain: 602.34 − 585.60 − 2.23 = 14.51; 14.51 / 591.237 = 2.45 %.
   */
  test('a month with four flows both ways: 2.45 %', () => {
    const month = over(
      31,
      [58_560, 60_234],
      [
        [5, -1_505],
        [9, 1_982],
        [15, 1_642],
        [24, -1_896],
      ],
    );
    expect(month.gain).toBe(1_451);
    expect(month.invested).toBeCloseTo(59_123.7, 1);
    expect(month.fraction).toBeCloseTo(0.0245, 4);
  });

  /**
   * 1,000,000 becomes 1,080,000 in 30 days, with 30,000 paid in on day 5 and 20,000 on day 16. Invested: 1,000,000
   * + 30,000 × 25/30 + 20,000 × 14/30 = 1,034,333.33; gain: 30,000; 2.90 %.
   */
  test('a month with two contributions: 2.90 %', () => {
    const month = over(
      30,
      [1_000_000, 1_080_000],
      [
        [5, 30_000],
        [16, 20_000],
      ],
    );
    expect(month.gain).toBe(30_000);
    expect(month.invested).toBeCloseTo(1_034_333.33, 2);
    expect(month.fraction).toBeCloseTo(0.029004, 6);
  });

  test('a flow on the last day counts for nothing, one on the first day for all of it', () => {
    expect(over(10, [100, 160], [[10, 50]])).toEqual({ gain: 10, invested: 100, fraction: 0.1 });
    expect(over(10, [100, 165], [[0, 50]])).toEqual({ gain: 15, invested: 150, fraction: 0.1 });
  });

  test('everything lost is −100 %', () => {
    expect(over(10, [100, 0]).fraction).toBe(-1);
  });
});

describe('P-77: no rate where modified Dietz has none', () => {
  test.each<[string, ReturnType<typeof over>]>([
    ['nothing at the start and nothing paid in', over(10, [0, 50])],
    ['all of it paid in on the last day', over(10, [0, 50], [[10, 40]])],
    ['more taken out than was there, early', over(10, [100, 50], [[1, -200]])],
    ['more taken out than was there at once, so that the gain seems a loss', over(10, [100, 0], [[0, -105]])],
    ['a loss of more than all of what was invested on average', over(10, [100, 0], [[9, 1_000]])],
  ])('%s', (_case, { fraction }) => {
    expect(fraction).toBeNull();
  });

  test('a stretch of no length: the gain is the change, and no number is infinite', () => {
    expect(over(0, [100, 130], [[0, 20]])).toEqual({ gain: 10, invested: 100, fraction: 0.1 });
  });
});
