import { describe, expect, test } from 'vitest';
import type { PolicyHistory } from './counted-policies.ts';
import type { Movement, Point } from './flows.ts';
import { portfolioHistory } from './portfolio-history.ts';
import { isPlain, numbersIn } from './test/histories.ts';

const from = '2025-01-31';
const to = '2026-01-31';

/** Points as 'day value' or 'day value net contributions'. */
function points(...texts: string[]): Point[] {
  return texts.map((text) => {
    const [date = '', value, net] = text.split(' ');
    return { date, value: Number(value), netContributions: net === undefined ? null : Number(net) };
  });
}

function policy(id: string, known: Point[], more: Partial<PolicyHistory> = {}): PolicyHistory {
  return { id, shareOfClient: null, points: known, movements: [], leftOn: null, ...more };
}

function historyOf(policies: PolicyHistory[], range: { from: string; to: string } = { from, to }) {
  return portfolioHistory({ policies, ...range, countJointBy: 'share' });
}

function own(date: string, amount: number): Movement {
  return { date, kind: 'own', amount };
}

describe('P-1: the total, day by day', () => {
  test('each policy counts with its last value on or before a day', () => {
    const { days } = historyOf([
      policy('a', points('2025-01-10 100 80', '2025-02-10 110 90', '2025-04-01 120 90')),
      policy(
        'b',
        points('2025-01-31 1000 900', '2025-02-10 1100 950', '2025-03-01 1000 950', '2026-02-01 5 5'),
      ),
    ]);
    expect(days).toEqual([
      { day: '2025-01-31', pence: 1_100, paidIn: 980, olderPence: 0 },
      { day: '2025-02-10', pence: 1_210, paidIn: 1_040, olderPence: 0 },
      { day: '2025-03-01', pence: 1_110, paidIn: 1_040, olderPence: 0 },
      { day: '2025-04-01', pence: 1_120, paidIn: 1_040, olderPence: 1_000 },
    ]);
  });

  test('a value is older from the 31st day on', () => {
    const { days } = historyOf([
      policy('old', points('2025-01-01 7')),
      policy('a', points('2025-02-01 100', '2025-03-03 100', '2025-03-04 100')),
      policy('b', points('2025-02-01 30')),
    ]);
    expect(days.map(({ day, olderPence }) => [day, olderPence])).toEqual([
      ['2025-01-31', 0],
      ['2025-02-01', 7],
      ['2025-03-03', 7],
      ['2025-03-04', 37],
    ]);
  });

  test('what was paid in is not known on the days on which a policy with a value lacks it', () => {
    const { days } = historyOf([
      policy('a', points('2025-01-31 100 80', '2025-04-01 120 90')),
      policy('b', points('2025-02-10 1000', '2025-03-01 1000 900')),
    ]);
    expect(days.map(({ paidIn }) => paidIn)).toEqual([80, null, 980, 990]);
  });

  test('without a value by the start, the first day is that of the first value', () => {
    const { days } = historyOf([policy('a', points('2025-05-01 100', '2025-06-01 110'))]);
    expect(days.map(({ day }) => day)).toEqual(['2025-05-01', '2025-06-01']);
  });

  test('a policy that left is gone from the day it left on', () => {
    const { days } = historyOf([
      policy('a', points('2025-01-31 100 80', '2025-03-01 120 80', '2025-09-01 1 1'), {
        leftOn: '2025-04-01',
      }),
      policy('b', points('2025-01-31 10 10', '2025-05-01 12 10')),
    ]);
    expect(days.map(({ day, pence, paidIn }) => [day, pence, paidIn])).toEqual([
      ['2025-01-31', 110, 90],
      ['2025-03-01', 130, 90],
      ['2025-04-01', 10, 10],
      ['2025-05-01', 12, 10],
    ]);
  });
});

describe('P-1: policies that join and leave are no growth', () => {
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
      moneyWeighted: { percent: 0, isAYear: true },
      timeWeighted: { percent: 0, isAYear: true },
    });
  });

  test('rates: where all join later, the period begins with the first of them', () => {
    expect(historyOf([policy('new', points('2025-05-01 1000', '2025-11-01 1100'))])).toMatchObject({
      bridge: { opening: { pence: 0 }, joined: 1_000, growth: 100 },
      moneyWeighted: { percent: 10, isAYear: false },
      timeWeighted: { percent: 10, isAYear: false },
    });
  });

  test('rates: where all have left, the period ends with the last of them', () => {
    const gone = policy('gone', points('2025-01-31 1000', '2025-03-01 1100'), { leftOn: '2025-04-01' });
    expect(historyOf([gone])).toMatchObject({
      bridge: { closing: { pence: 0 }, left: 1_100, growth: 100 },
      moneyWeighted: { percent: 10, isAYear: false },
      timeWeighted: { percent: 10, isAYear: false },
    });
  });
});

describe('P-1: what came in and went out, as well as it is known of each policy', () => {
  const listed = policy('listed', points('2025-01-31 1000 900', '2025-02-20 1350 1150'), {
    movements: [own('2025-02-10', 200), { date: '2025-02-11', kind: 'charge', amount: 10 }],
  });
  const net = policy('net', points('2025-01-31 100 80', '2025-02-20 130 100'), { movements: null });
  const nothing = policy('nothing', points('2025-01-31 10', '2025-02-20 12'), { movements: null });
  const single = policy('single', points('2025-02-01 40'), { movements: null });

  test('of all by movements: the kinds are added up', () => {
    expect(historyOf([listed, listed]).bridge).toMatchObject({
      flows: { known: 'movements', own: 400, moneyIn: 400, charges: 20 },
      unexplained: 100,
      growth: 220,
    });
  });

  test('of one by net contributions: one sum, with what others leave unexplained, and charges in the growth', () => {
    const { bridge } = historyOf([listed, net]);
    expect(bridge).toMatchObject({ flows: { known: 'net', net: 270 }, unexplained: 0, growth: 110 });
  });

  test('of one not at all: no growth and no rates', () => {
    expect(historyOf([listed, net, nothing])).toMatchObject({
      bridge: { flows: { known: 'nothing' }, unexplained: 0, growth: null },
      moneyWeighted: { reason: 'flows-not-known' },
      timeWeighted: { reason: 'flows-not-known' },
    });
  });

  test('one with a single value so far takes nothing away from the others', () => {
    expect(historyOf([listed, single])).toMatchObject({
      bridge: { flows: { known: 'movements', own: 200 }, joined: 40, growth: 110 },
      moneyWeighted: { isAYear: expect.any(Boolean) },
    });
  });
});

describe('P-1: rates of the total', () => {
  test('a payment from before the range that the opening value does not show counts from the start', () => {
    const late = policy('late', points('2025-01-01 1000', '2025-02-05 2000', '2026-01-31 2200'), {
      movements: [own('2025-01-20', 1_000)],
    });
    expect(historyOf([late]).moneyWeighted).toEqual({ percent: 10, isAYear: true });
  });

  test('the period ends with the range, not with the last value', () => {
    const early = policy('early', points('2025-01-31 1000', '2026-01-10 1100'));
    expect(historyOf([early])).toMatchObject({
      moneyWeighted: { percent: 10, isAYear: true },
      timeWeighted: { percent: 10, isAYear: true },
    });
  });

  test('values of policies that are not of the same days: no payment looks like a loss in between', () => {
    const paidIn = policy('paid-in', points('2025-01-31 1000', '2025-02-28 2000'), {
      movements: [own('2025-02-10', 1_000)],
    });
    const weekly = policy(
      'weekly',
      points('2025-01-31 100', '2025-02-07 100', '2025-02-14 100', '2025-02-21 100'),
    );
    const range = { from, to: '2025-02-28' };
    expect(historyOf([paidIn, weekly], range)).toMatchObject({
      moneyWeighted: { percent: 0 },
      timeWeighted: { percent: 0 },
    });
  });

  test('a gap of values across a payment: a money-weighted rate, and no time-weighted one', () => {
    const gap = policy('gap', points('2025-01-31 1000', '2025-06-01 2000', '2026-01-31 2000'), {
      movements: [own('2025-03-01', 1_000)],
    });
    const monthly = policy('monthly', points('2025-01-31 1000', '2025-03-01 1000', '2025-04-01 1000'));
    expect(historyOf([gap, monthly])).toMatchObject({
      moneyWeighted: { percent: 0, isAYear: true },
      timeWeighted: { reason: 'values-too-far-apart' },
    });
  });

  test('charges are part of the rate, not money taken out', () => {
    const charged = policy('charged', points('2025-01-31 1000', '2026-01-31 900'), {
      movements: [{ date: '2025-06-01', kind: 'charge', amount: 100 }],
    });
    expect(historyOf([charged])).toMatchObject({
      bridge: { growth: 0, flows: { charges: 100 } },
      moneyWeighted: { percent: -10, isAYear: true },
      timeWeighted: { percent: -10, isAYear: true },
    });
  });

  test('what was taken out counts as received: 1,000 and 10 % less 500, and 10 % on the rest', () => {
    const out = policy('out', points('2025-01-31 1000', '2026-01-31 600', '2027-01-31 660'), {
      movements: [{ date: '2026-01-31', kind: 'withdrawal', amount: 500 }],
    });
    expect(historyOf([out], { from, to: '2027-01-31' })).toMatchObject({
      bridge: { growth: 160 },
      moneyWeighted: { percent: 10, isAYear: true },
    });
  });
});

describe('P-1: joint policies', () => {
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
      { percent: 10, isAYear: true },
      { percent: 10, isAYear: true },
    ]);
  });
});

describe('P-1: too little to say', () => {
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
