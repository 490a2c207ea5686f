import { describe, expect, test } from 'vitest';
import type { DatedAmount } from './rate.ts';
import { timeWeighted } from './time-weighted.ts';

const start = 20_000;

function value(day: number, pence: number): DatedAmount {
  return { at: start + day, pence };
}

/** Money in on a day, shown by the value on `until`; the value before is that on `after`. */
function paid(day: number, pence: number, [after, until]: readonly [number, number]) {
  return { at: start + day, pence, after: start + after, until: start + until };
}

describe('P-62: the time-weighted rate', () => {
  /**
   * A month of 30 days, valued at each contribution: (1,045,000 − 30,000) / 1,000,000 = 1.015, (1,060,000 − 20,000)
   * / 1,045,000 = 0.9952, 1,080,000 / 1,060,000 = 1.0189; linked 1.0292.
   */
  test('links growth between values: 2.92 % of a month with two contributions', () => {
    const values = [value(0, 1_000_000), value(5, 1_045_000), value(16, 1_060_000), value(30, 1_080_000)];
    const flows = [paid(5, 30_000, [0, 5]), paid(16, 20_000, [5, 16])];
    expect(timeWeighted({ values, flows })).toEqual({ percent: expect.closeTo(2.92, 2), isAYear: false });
  });

  test('hardly depends on how much is paid in between: 10 % up, then 10 % down', () => {
    const rateWith = (pence: number) =>
      timeWeighted({
        values: [value(0, 1_000), value(10, 1_100 + pence), value(20, (1_100 + pence) * 0.9)],
        flows: [paid(10, pence, [0, 10])],
      });
    expect(rateWith(0)).toEqual({ percent: expect.closeTo(-1, 2), isAYear: false });
    expect(rateWith(1_000_000)).toEqual({ percent: expect.closeTo(-1, 2), isAYear: false });
  });

  test('a payment within a stretch counts for the rest of it', () => {
    // 15 over 100 + 100 × ½.
    const history = { values: [value(0, 100), value(20, 215)], flows: [paid(10, 100, [0, 20])] };
    expect(timeWeighted(history)).toEqual({ percent: expect.closeTo(10, 2), isAYear: false });
  });

  test('a payment from before the value that shows it counts for the whole of the last stretch', () => {
    // Another policy has a value on day 10; that of day 20 is the first to show the payment of day 4: 20 over 100 +
    // 100.
    const history = {
      values: [value(0, 100), value(10, 100), value(20, 220)],
      flows: [paid(4, 100, [0, 20])],
    };
    expect(timeWeighted(history)).toEqual({ percent: expect.closeTo(10, 2), isAYear: false });
  });

  test('from a year on it is the rate of one year', () => {
    const doubling = (day: number, times: number) =>
      timeWeighted({ values: [value(0, 100), value(day, 100 * times)], flows: [] });
    expect(doubling(364, 2)).toEqual({ percent: expect.closeTo(100, 2), isAYear: false });
    expect(doubling(365, 2)).toEqual({ percent: expect.closeTo(100, 2), isAYear: true });
    expect(doubling(730, 4)).toEqual({ percent: expect.closeTo(100, 2), isAYear: true });
  });

  test('all lost is −100 %, and stays so when money comes in later', () => {
    const values = [value(0, 100), value(10, 0), value(20, 50)];
    expect(timeWeighted({ values, flows: [paid(20, 50, [10, 20])] })).toEqual({
      percent: expect.closeTo(-100, 2),
      isAYear: false,
    });
  });

  test('begins where something is invested', () => {
    const values = [value(0, 0), value(10, 100), value(375, 200)];
    expect(timeWeighted({ values, flows: [paid(10, 100, [0, 10])] })).toEqual({
      percent: expect.closeTo(100, 2),
      isAYear: true,
    });
  });
});

describe('P-62: no time-weighted rate is made up', () => {
  test('values up to 35 days apart around a payment are near enough; a day more is too far', () => {
    const over = (days: number) =>
      timeWeighted({
        values: [value(0, 100), value(days, 220)],
        flows: [paid(0, 100, [0, days])],
      });
    expect(over(35)).toEqual({ percent: expect.closeTo(10, 2), isAYear: false });
    expect(over(36)).toEqual({ reason: 'values-too-far-apart' });
  });

  test('without a payment, values may be any time apart', () => {
    expect(timeWeighted({ values: [value(0, 100), value(300, 110)], flows: [] })).toEqual({
      percent: expect.closeTo(10, 2),
      isAYear: false,
    });
  });

  test.each<[string, DatedAmount[]]>([
    ['no value', []],
    ['one value', [value(0, 100)]],
    ['nothing but values of 0', [value(0, 0), value(10, 0), value(20, 0)]],
  ])('too little data: %s', (_case, values) => {
    expect(timeWeighted({ values, flows: [] })).toEqual({ reason: 'too-little-data' });
  });

  test('no solution: more than half gained or lost of what was invested, beside payments of ten times as much', () => {
    const after = (closing: number) =>
      timeWeighted({ values: [value(0, 100), value(7, closing)], flows: [paid(7, 5_000_000, [0, 7])] });
    expect(after(5_002_500)).toEqual({ reason: 'no-solution' });
    expect(after(5_000_005)).toEqual({ reason: 'no-solution' });
    expect(after(5_000_110)).toEqual({ percent: expect.closeTo(10, 2), isAYear: false });
    expect(after(5_000_090)).toEqual({ percent: expect.closeTo(-10, 2), isAYear: false });
  });

  test('no solution: a gain on nothing, a loss of more than all, and a gain past all numbers', () => {
    expect(timeWeighted({ values: [value(0, 0), value(10, 5)], flows: [] })).toEqual({
      reason: 'no-solution',
    });
    const lost = { values: [value(0, 100), value(10, 0)], flows: [paid(9, 1_000, [0, 10])] };
    expect(timeWeighted(lost)).toEqual({ reason: 'no-solution' });
    const all = Array.from({ length: 40 }, (_, stretch) => stretch);
    const tenBillionfold = {
      values: [value(0, 1), ...all.flatMap((at) => [value(at * 2 + 1, 1e10), value(at * 2 + 2, 1)])],
      flows: all.map((at) => paid(at * 2 + 2, 1 - 1e10, [at * 2 + 1, at * 2 + 2])),
    };
    expect(timeWeighted(tenBillionfold)).toEqual({ reason: 'no-solution' });
  });
});
