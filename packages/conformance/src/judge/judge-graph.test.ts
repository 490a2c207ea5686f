import type { ValuationGraph } from '@portal/contract/valuation';
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
  points: [...points],
  summary: {
    opening: 1000,
    closing: 1500,
    paid_in: 400,
    taken_out: 100,
    growth: 200,
    growth_percent: 1,
    method: 'Any',
  },
};

function placesOf(changed: Partial<ValuationGraph>, asked = 'three_months'): string[] {
  return judgeGraph(asked, { ...graph, ...changed }).map(({ where }) => where);
}

test('Q-5, P-2: a graph that answers what was asked has no faults', () => {
  expect(placesOf({})).toEqual([]);
});

test('Q-5, P-2: it must be of the range asked for, as long as that, and by week or month as it should', () => {
  expect(placesOf({}, 'one_year')).toEqual(['date_range']);
  expect(placesOf({ from: '2026-09-21', points: [], summary: null })).toEqual(['from']);
  expect(placesOf({ interval: 'month' })).toEqual(['interval']);
});

test('Q-5, P-2: the last day of a month has no counterpart in every other, and that is no difference', () => {
  expect(placesOf({ from: '2026-02-28', to: '2026-05-31', points: [], summary: null })).toEqual([]);
});

test('Q-5, P-2: points are in order, each day once, within the range', () => {
  const [first, last] = points;
  const summary = graph.summary && { ...graph.summary, opening: 1500, closing: 1000, growth: -800 };
  expect(placesOf({ points: [last, first], summary })).toEqual(['points']);
  expect(placesOf({ points: [{ ...first, date: '2026-08-01' }, last] })).toEqual(['points']);
});

test('Q-5, P-2: the summary is that of the points', () => {
  const summary = { ...graph.summary!, opening: 1, closing: 2, growth: 3 };
  expect(placesOf({ summary })).toEqual(['summary.opening', 'summary.closing', 'summary.growth']);
  expect(placesOf({ points: points.slice(0, 1) })).toEqual(['summary']);
});

test('Q-5, API-21: a graph with points alone, or with nothing, is no difference', () => {
  const bare = { date_range: null, from: null, to: null, interval: null, summary: null };
  expect(placesOf(bare)).toEqual([]);
  expect(placesOf({ ...bare, points: null })).toEqual([]);
  expect(placesOf({ ...bare, points: points.toReversed() })).toEqual(['points']);
});
