import type { ValuationGraph } from '@portal/contract/v1/valuation';
import { expect, test } from 'vitest';
import { judgeGraph } from './judge-graph.ts';

const points = [
  { date: '2026-08-27', value: 1000, net_contributions: 0 },
  { date: '2026-11-19', value: 1500, net_contributions: 300 },
] as const;

const graph: ValuationGraph = {
  date_range: 'three_months',
  from: '2026-08-21',
  to: '2026-11-21',
  interval: 'week',
  first_valued_on: '2019-05-06',
  points: [...points],
  movements: [
    { date: '2026-09-01', kind: 'own', amount: 400 },
    { date: '2026-09-01', kind: 'charge', amount: 50 },
    { date: '2026-11-19', kind: 'withdrawal', amount: 100 },
  ],
};

function namesOf(changed: Partial<ValuationGraph>, requested = 'three_months'): string[] {
  return judgeGraph(requested, { ...graph, ...changed }).map(({ where }) => where);
}

test('Q-5, P-30: a graph that answers what was asked has no faults', () => {
  expect(namesOf({})).toEqual([]);
});

test('Q-5, P-30, P-72: it must have the requested range and its length, and by week or month as it should', () => {
  expect(namesOf({}, 'one_year')).toEqual(['date_range']);
  expect(namesOf({ from: '2026-09-21', points: [] })).toEqual(['from']);
  expect(namesOf({ interval: 'month' })).toEqual(['interval']);
});

test('Q-5, P-30: the last day of a month has no counterpart in every other, and that is not a difference', () => {
  expect(namesOf({ from: '2026-02-28', to: '2026-05-31', points: [] })).toEqual([]);
});

test('Q-5, P-30: points are in order, each day once, within the range, the first alone perhaps before it', () => {
  const [first, last] = points;
  expect(namesOf({ points: [last, first], movements: [] })).toEqual(['points', 'movements']);
  expect(namesOf({ points: [{ ...first, date: '2026-08-01' }, last] })).toEqual([]);
  const early = { ...first, date: '2026-08-01' };
  const later = { ...first, date: '2026-08-20' };
  expect(namesOf({ points: [early, later, last] })).toEqual(['points']);
  expect(namesOf({ points: [first, { ...last, date: '2026-11-22' }] })).toEqual(['points']);
});

test('Q-5, P-30: the first valuation is no later than the first point', () => {
  expect(namesOf({ first_valued_on: '2026-08-27' })).toEqual([]);
  expect(namesOf({ first_valued_on: '2026-08-28' })).toEqual(['first_valued_on']);
});

test('Q-5, P-30: since_start has any length, and comes by month', () => {
  const since: Partial<ValuationGraph> = { date_range: 'since_start', from: '2019-05-06' };
  expect(namesOf({ ...since, interval: 'month' }, 'since_start')).toEqual([]);
  expect(namesOf(since, 'since_start')).toEqual(['interval']);
});

test('Q-5, P-72: points by another interval than those of the mock are a note', () => {
  const faults = judgeGraph('three_months', { ...graph, interval: 'month' });
  expect(faults.map(({ level, where }) => [level, where])).toEqual([['note', 'interval']]);
});

test('Q-5, P-39: movements are in order, after the first point and up to the last', () => {
  const [paid, charged, taken] = graph.movements!;
  expect(namesOf({ movements: [paid!, taken!, charged!] })).toEqual(['movements']);
  expect(namesOf({ movements: [{ ...paid!, date: '2026-08-27' }, taken!] })).toEqual(['movements']);
  expect(namesOf({ movements: [paid!, { ...taken!, date: '2026-11-20' }] })).toEqual(['movements']);
});

test('Q-5, P-39: movements that leave a change of what was paid in unexplained are a note', () => {
  const [paid] = graph.movements!;
  const faults = judgeGraph('three_months', { ...graph, movements: [paid!] });
  expect(faults.map(({ level, where }) => [level, where])).toEqual([['note', 'movements']]);
  const unknown = points.map((point) => ({ ...point, net_contributions: null }));
  expect(namesOf({ movements: [paid!], points: unknown })).toEqual([]);
});

test('Q-5, API-30: a graph with points alone, or with nothing, is not a difference', () => {
  const bare = {
    date_range: null,
    from: null,
    to: null,
    interval: null,
    first_valued_on: null,
    movements: null,
  };
  expect(namesOf(bare)).toEqual([]);
  expect(namesOf({ ...bare, points: null })).toEqual([]);
  expect(namesOf({ ...bare, points: points.toReversed() })).toEqual(['points']);
});
