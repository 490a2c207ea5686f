import { describe, expect, test } from 'vitest';
import { isPlain, numbersIn } from '../test/histories.ts';
import { from, historyOf, own, points, policy, to } from '../test/portfolio.ts';
import type { PolicyHistory } from './counted-policies.ts';
import { portfolioHistory } from './history.ts';

describe('P-24: policies that join and leave are not growth', () => {
  const stays = policy('stays', points('2025-01-31 1000 900', '2026-01-31 1050 900'));

  test('one that joins comes in with its first value', () => {
    const joins = policy('joins', points('2025-06-01 5000 4000', '2026-01-31 5500 4100'), {
      movements: [own('2025-05-01', 4_000), own('2025-06-01', 5), own('2025-07-01', 100)],
    });
    const { events, bridge } = historyOf([stays, joins]);
    expect(events).toEqual([{ day: '2025-06-01', kind: 'joined', id: 'joins', pence: 5_000 }]);
    expect(bridge).toMatchObject({
      opening: { day: from, pence: 1_000 },
      joined: 5_000,
      flows: { own: 100 },
      left: 0,
      unexplained: 0,
      growth: 450,
      closing: { day: to, pence: 6_550 },
    });
  });

  test('one that leaves goes with its last value; what was taken out for it after that is not counted twice', () => {
    const leaves = policy('leaves', points('2025-01-31 300 200', '2025-03-01 320 200'), {
      movements: [{ date: '2025-03-10', kind: 'withdrawal', amount: 320 }],
      leftOn: '2025-03-12',
    });
    const { events, bridge } = historyOf([stays, leaves]);
    expect(events).toEqual([{ day: '2025-03-12', kind: 'left', id: 'leaves', pence: 320 }]);
    expect(bridge).toMatchObject({
      opening: { pence: 1_300 },
      joined: 0,
      flows: { withdrawals: 0 },
      left: 320,
      growth: 70,
      closing: { pence: 1_050 },
    });
  });

  test('events are in order of days', () => {
    const both = policy('both', points('2025-04-01 10', '2025-05-01 11'), { leftOn: '2025-06-01' });
    const early = policy('early', points('2025-03-01 10', '2025-05-01 11'));
    expect(historyOf([both, early]).events.map(({ day, kind, id }) => `${day} ${kind} ${id}`)).toEqual([
      '2025-03-01 joined early',
      '2025-04-01 joined both',
      '2025-06-01 left both',
    ]);
  });

  test.each<[string, PolicyHistory]>([
    ['starts after the range', policy('x', points('2026-02-01 500', '2026-03-01 600'))],
    ['left before the range', policy('x', points('2024-06-01 500'), { leftOn: '2024-12-31' })],
    ['left on the day it starts from', policy('x', points('2024-06-01 500'), { leftOn: from })],
    ['has no value', policy('x', [])],
    ['has its first value after it left', policy('x', points('2025-08-01 5'), { leftOn: '2025-07-01' })],
  ])('one that %s is not counted', (_case, other) => {
    expect(historyOf([stays, other])).toEqual(historyOf([stays]));
  });

  test('one that leaves on the last day of the range has left, one that leaves later is counted to its end', () => {
    const last = policy('last', points('2025-01-31 10', '2026-01-31 11'), { leftOn: to });
    expect(historyOf([last])).toMatchObject({
      events: [{ day: to, kind: 'left', pence: 11 }],
      bridge: { left: 11, growth: 1, closing: { pence: 0 } },
    });
    const later = policy('later', points('2025-01-31 10', '2026-01-31 11'), { leftOn: '2026-02-01' });
    expect(historyOf([later])).toMatchObject({ events: [], bridge: { left: 0, closing: { pence: 11 } } });
  });

  test('rates: the money of a policy that joins or leaves is neither gained nor lost', () => {
    const policies = [
      policy('a', points('2025-01-31 1000', '2025-07-01 1000', '2026-01-31 1000')),
      policy('joins', points('2025-04-01 5000', '2026-01-31 5000')),
      policy('leaves', points('2025-01-31 700', '2025-07-01 700'), { leftOn: '2025-09-01' }),
    ];
    expect(historyOf(policies)).toMatchObject({
      moneyWeighted: { percent: expect.closeTo(0, 2), isAYear: true },
      timeWeighted: { percent: expect.closeTo(0, 2), isAYear: true },
    });
  });

  test('rates: where all join later, the period begins with the first of them', () => {
    expect(historyOf([policy('new', points('2025-05-01 1000', '2025-11-01 1100'))])).toMatchObject({
      bridge: { opening: { pence: 0 }, joined: 1_000, growth: 100 },
      moneyWeighted: { percent: expect.closeTo(10, 2), isAYear: false },
      timeWeighted: { percent: expect.closeTo(10, 2), isAYear: false },
    });
  });

  test('rates: where all have left, the period ends with the last of them', () => {
    const gone = policy('gone', points('2025-01-31 1000', '2025-03-01 1100'), { leftOn: '2025-04-01' });
    expect(historyOf([gone])).toMatchObject({
      bridge: { closing: { pence: 0 }, left: 1_100, growth: 100 },
      moneyWeighted: { percent: expect.closeTo(10, 2), isAYear: false },
      timeWeighted: { percent: expect.closeTo(10, 2), isAYear: false },
    });
  });
});

describe('P-24, P-25: joint policies', () => {
  const joint = policy('joint', points('2025-01-31 1001 501', '2025-02-20 2003 1498'), {
    shareOfClient: 50,
    movements: [
      own('2025-02-10', 501),
      own('2025-02-11', 501),
      { date: '2025-02-12', kind: 'charge', amount: 1 },
    ],
  });

  test('count with the client’s share, rounded to the penny, and the lines still add up', () => {
    const { days, bridge } = historyOf([joint]);
    expect(days.map(({ pence, paidIn }) => [pence, paidIn])).toEqual([
      [501, 251],
      [1_002, 749],
    ]);
    expect(bridge).toMatchObject({
      opening: { pence: 501 },
      flows: { own: 501, moneyIn: 501, charges: 1 },
      // −2.5, away from zero.
      unexplained: -3,
      growth: 4,
      closing: { pence: 1_002 },
    });
  });

  test('or whole, and whole where the share is not known', () => {
    const { bridge } = portfolioHistory({ policies: [joint], from, to, countJointBy: 'whole' });
    expect(bridge).toMatchObject({ opening: { pence: 1_001 }, closing: { pence: 2_003 } });
    expect(historyOf([{ ...joint, shareOfClient: null }]).bridge).toEqual(bridge);
  });

  test('a half that a product of decimals just misses is still rounded up', () => {
    // 33.3 × 1,500 is 49,949.99… in floating point.
    const third = policy('third', points('2025-01-31 1500', '2025-02-20 1500'), { shareOfClient: 33.3 });
    expect(historyOf([third]).bridge?.opening.pence).toBe(500);
  });

  test('have the same rates as a part', () => {
    const { moneyWeighted, timeWeighted } = historyOf([
      policy('j', points('2025-01-31 10000', '2026-01-31 11000'), { shareOfClient: 25 }),
    ]);
    expect([moneyWeighted, timeWeighted]).toEqual([
      { percent: expect.closeTo(10, 2), isAYear: true },
      { percent: expect.closeTo(10, 2), isAYear: true },
    ]);
  });
});

describe('P-24: too little data', () => {
  const none = {
    days: [],
    events: [],
    olderPence: 0,
    bridge: null,
    moneyWeighted: { reason: 'too-little-data' },
    timeWeighted: { reason: 'too-little-data' },
  };

  test('no policy, policies without values, and a range that ends before it starts', () => {
    expect(historyOf([])).toEqual(none);
    expect(historyOf([policy('a', [])])).toEqual(none);
    const known = policy('a', points('2025-01-01 5', '2025-06-01 6'));
    expect(historyOf([known], { from: to, to: from })).toEqual(none);
  });

  test('one value of each: a total, and no growth or rate of 0', () => {
    const { moneyWeighted, timeWeighted, bridge, days } = historyOf([
      policy('a', points('2025-01-01 100 90')),
      policy('b', points('2025-06-01 50 40')),
    ]);
    expect(days.map(({ pence }) => pence)).toEqual([100, 150]);
    expect(bridge).toMatchObject({
      opening: { pence: 100 },
      joined: 50,
      growth: null,
      closing: { pence: 150 },
    });
    expect([moneyWeighted, timeWeighted]).toEqual([none.moneyWeighted, none.timeWeighted]);
  });

  test('a range of one day', () => {
    const known = policy('a', points('2025-01-01 100', '2025-03-01 120'));
    expect(historyOf([known], { from: '2025-03-01', to: '2025-03-01' })).toMatchObject({
      days: [{ day: '2025-03-01', pence: 120 }],
      bridge: { opening: { pence: 120 }, growth: null, closing: { pence: 120 } },
      moneyWeighted: none.moneyWeighted,
      timeWeighted: none.timeWeighted,
    });
  });

  test('values that are all 0, or −0', () => {
    const minus = historyOf([policy('a', points('2025-03-01 -0 -0', '2026-01-31 -0 -0'), { leftOn: to })]);
    expect(numbersIn(minus).every(isPlain)).toBe(true);
    expect(historyOf([policy('a', points('2025-01-31 0', '2026-01-31 0'))])).toMatchObject({
      bridge: { growth: 0 },
      moneyWeighted: none.moneyWeighted,
      timeWeighted: none.timeWeighted,
    });
  });
});
