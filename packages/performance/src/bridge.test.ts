import { describe, expect, test } from 'vitest';
import { bridgeOf } from './bridge.ts';
import type { Movement, Point } from './flows.ts';
import { bridge, isPlain, numbersIn } from './test/histories.ts';

function point(date: string, value: number, netContributions: number | null = null): Point {
  return { date, value, netContributions };
}

const year: readonly Movement[] = [
  { date: '2025-02-01', kind: 'own', amount: 8_000 },
  { date: '2025-02-08', kind: 'tax_relief', amount: 2_000 },
  { date: '2025-03-01', kind: 'employer', amount: 5_000 },
  { date: '2025-04-01', kind: 'transfer_in', amount: 30_000 },
  { date: '2025-05-01', kind: 'rebate', amount: 40 },
  { date: '2025-06-01', kind: 'charge', amount: 150 },
  { date: '2025-07-01', kind: 'withdrawal', amount: 1_000 },
  { date: '2025-08-01', kind: 'own', amount: 8_000 },
];

describe('P-39: from the first value to the last', () => {
  test('who paid in, what was taken out and charged, and growth is the rest', () => {
    expect(
      bridge([point('2025-01-01', 100_000, 90_000), point('2026-01-01', 160_000, 142_040)], year),
    ).toEqual({
      opening: { day: '2025-01-01', pence: 100_000 },
      closing: { day: '2026-01-01', pence: 160_000 },
      flows: {
        known: 'movements',
        own: 16_000,
        employer: 5_000,
        taxRelief: 2_000,
        transferIn: 30_000,
        rebate: 40,
        moneyIn: 53_040,
        withdrawals: 1_000,
        moneyOut: 1_000,
        charges: 150,
      },
      unexplained: 0,
      growth: 8_110,
      // 7,960 over 138,783: 100,000 and each payment times the days left of 365, such as 8,000 × 334 / 365.
      returned: { percent: expect.closeTo(5.74, 2) },
    });
  });

  test('money counts from the day after the opening up to the day of the closing', () => {
    const listed = ['2025-01-01', '2025-01-02', '2025-02-01', '2025-02-02'].map(
      (date, at): Movement => ({ date, kind: 'own', amount: 10 ** at }),
    );
    expect(bridge([point('2025-01-01', 0), point('2025-02-01', 500)], listed)).toMatchObject({
      flows: { own: 110 },
      growth: 390,
    });
  });

  test('what the net contributions hold beyond the movements is unexplained and no growth', () => {
    const short = bridge(
      [point('2025-01-01', 1_000, 500), point('2025-02-01', 1_400, 800)],
      [
        { date: '2025-01-10', kind: 'own', amount: 200 },
        { date: '2025-01-20', kind: 'charge', amount: 7 },
      ],
    );
    expect(short).toMatchObject({ unexplained: 100, growth: 107 });
    const long = bridge(
      [point('2025-01-01', 1_000, 500), point('2025-02-01', 1_400, 600)],
      [{ date: '2025-01-10', kind: 'own', amount: 200 }],
    );
    expect(long).toMatchObject({ unexplained: -100, growth: 300 });
  });

  test('without movements, the net contributions are one sum; charges are in the growth then', () => {
    expect(bridge([point('2025-01-01', 1_000, 500), point('2025-02-01', 1_200, 400)])).toMatchObject({
      flows: { known: 'net', net: -100 },
      unexplained: 0,
      growth: 300,
    });
  });

  test.each([
    [500, null],
    [null, 500],
    [null, null],
  ])('with neither, growth is not known (net contributions %s and %s)', (first, last) => {
    expect(bridge([point('2025-01-01', 1_000, first), point('2025-02-01', 1_200, last)])).toMatchObject({
      flows: { known: 'nothing' },
      growth: null,
      returned: { reason: 'no-flows' },
    });
  });

  test('movements without net contributions: nothing is unexplained', () => {
    const listed: Movement[] = [{ date: '2025-01-10', kind: 'own', amount: 200 }];
    expect(bridge([point('2025-01-01', 1_000, 3), point('2025-02-01', 1_250)], listed)).toMatchObject({
      unexplained: 0,
      growth: 50,
    });
  });
});

describe('P-77: growth in per cent, by modified Dietz', () => {
  test('each movement counts from its own day, not from the next value', () => {
    const points = [point('2025-01-01', 10_000), point('2025-12-01', 30_000), point('2026-01-01', 30_000)];
    const half: Movement[] = [{ date: '2025-07-02', kind: 'own', amount: 5_000 }];
    // 15,000 over 10,000 + 5,000 × 183 / 365.
    expect(bridge(points, half).returned).toEqual({ percent: expect.closeTo(119.93, 2) });
  });

  test('of net contributions alone, each counts from the middle between the two values that show it', () => {
    const points = [
      point('2025-01-01', 10_000, 0),
      point('2025-01-21', 10_000, 0),
      point('2025-02-10', 13_500, 3_000),
      point('2025-02-20', 13_500, 3_000),
    ];
    // 500 over 10,000 + 3,000 × 20 / 50: the middle is 31 January, 20 days before the end.
    expect(bridge(points).returned).toEqual({ percent: expect.closeTo(4.46, 2) });
  });

  test('a value without net contributions between two that have them widens the stretch', () => {
    const points = [
      point('2025-01-01', 10_000, 0),
      point('2025-01-11', 10_000),
      point('2025-01-31', 13_500, 3_000),
    ];
    // 500 over 10,000 + 3,000 × 15 / 30.
    expect(bridge(points).returned).toEqual({ percent: expect.closeTo(4.35, 2) });
  });

  test('counts what is unexplained only where the bridge does: with net contributions at both ends', () => {
    const points = [
      point('2025-01-01', 10_000, 0),
      point('2025-01-11', 10_000, 900),
      point('2025-01-31', 10_500),
    ];
    expect(bridge(points, [])).toMatchObject({
      unexplained: 0,
      growth: 500,
      returned: { percent: expect.closeTo(5, 2) },
    });
  });

  test('is after charges, whether the provider lists them or not', () => {
    const points = [point('2025-01-01', 10_000, 0), point('2026-01-01', 10_500, 0)];
    const charge: Movement[] = [{ date: '2025-06-01', kind: 'charge', amount: 300 }];
    expect(bridge(points, charge)).toMatchObject({
      growth: 800,
      returned: { percent: expect.closeTo(5, 2) },
    });
    expect(bridge(points)).toMatchObject({ growth: 500, returned: { percent: expect.closeTo(5, 2) } });
  });

  test('is not given where nothing was invested', () => {
    expect(bridge([point('2025-01-01', 0), point('2026-01-01', 50)], []).returned).toEqual({
      reason: 'little-invested',
    });
  });

  test('is not given where less than a tenth of the opening value and of what was paid in was invested on average', () => {
    const late = (day: string) =>
      bridge(
        [point('2026-03-01', 100), point('2026-03-08', 5_002_500)],
        [{ date: day, kind: 'own', amount: 5_000_000 }],
      );
    expect(late('2026-03-08')).toMatchObject({ growth: 2_400, returned: { reason: 'little-invested' } });
    expect(late('2026-03-07')).toMatchObject({ returned: { percent: expect.any(Number) } });
    const tenth = (opening: number) =>
      bridge(
        [point('2026-03-01', opening), point('2026-03-08', 10_000)],
        [{ date: '2026-03-08', kind: 'own', amount: 9_000 }],
      ).returned;
    expect(tenth(1_000)).toEqual({ percent: expect.closeTo(0, 2) });
    expect(tenth(999)).toEqual({ reason: 'little-invested' });
  });

  test('is not rounded, so that it is rounded once where it is shown', () => {
    const over = (closing: number) =>
      bridge([point('2025-01-01', 1_000_000), point('2026-01-01', closing)], []);
    expect(over(1_032_460).returned).toEqual({ percent: expect.closeTo(3.246, 9) });
    expect(over(967_540).returned).toEqual({ percent: expect.closeTo(-3.246, 9) });
    expect(over(999_999).returned).toEqual({ percent: expect.closeTo(-0.0001, 9) });
    expect(over(1_000_000).returned).toEqual({ percent: 0 });
  });
});

describe('P-39: histories that are not as they should be', () => {
  test('no point: no bridge', () => {
    expect(bridgeOf({ points: [], movements: year })).toBeNull();
  });

  test('one point: a value, and no growth of 0', () => {
    expect(bridge([point('2025-01-01', 100, 50)], year)).toMatchObject({
      opening: { day: '2025-01-01', pence: 100 },
      closing: { day: '2025-01-01', pence: 100 },
      flows: { known: 'movements', moneyIn: 0, moneyOut: 0, charges: 0 },
      growth: null,
      returned: { reason: 'one-point' },
    });
    expect(bridge([point('2025-01-01', 100)]).flows).toEqual({ known: 'nothing' });
  });

  test('out of order, and two on one day: the last one given', () => {
    const points = [
      point('2025-03-01', 1, 1),
      point('2025-01-01', 1_000, 0),
      point('2025-02-01', 5, 5),
      point('2025-03-01', 1_300, 200),
    ];
    expect(bridge(points)).toMatchObject({ closing: { pence: 1_300 }, flows: { net: 200 }, growth: 100 });
    const same = [point('2025-01-01', 1_000), point('2025-01-01', 1_100)];
    expect(bridge(same, [])).toMatchObject({ opening: { pence: 1_100 }, growth: null });
  });

  test('a value of 0 is a value', () => {
    expect(bridge([point('2025-01-01', 1_000, 0), point('2025-02-01', 0, 0)])).toMatchObject({
      closing: { pence: 0 },
      growth: -1_000,
      returned: { percent: expect.closeTo(-100, 2) },
    });
  });

  test('−0, which JSON can write, is 0', () => {
    const zeros = [point('2025-01-01', -0, 0), point('2025-02-01', -0, -0)];
    expect(numbersIn([bridge(zeros), bridge(zeros, [])]).every(isPlain)).toBe(true);
  });

  test('more taken out than was there', () => {
    const points = [point('2025-01-01', 1_000, -50_000), point('2025-02-01', 100, -60_000)];
    expect(bridge(points)).toMatchObject({
      flows: { net: -10_000 },
      growth: 9_100,
      returned: { reason: 'little-invested' },
    });
  });
});
