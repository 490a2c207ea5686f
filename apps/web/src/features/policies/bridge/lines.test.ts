import { bridgeOf } from '@portal/performance/bridge';
import { expect, test } from 'vitest';
import { aGraph } from '#test/build/a-graph.ts';
import type { ValuationGraph } from '../policy-queries.ts';
import { type BridgeLine, bridgeBars, bridgeLines } from './lines.ts';

function linesOf(graph: ValuationGraph): BridgeLine[] {
  const bridge = bridgeOf(graph);
  return bridge === null ? [] : bridgeLines(bridge);
}

const whole = aGraph(
  [
    ['2024-11-20', 100000, 80000],
    ['2026-11-19', 160031, 120031],
  ],
  {
    movements: [
      { date: '2025-01-01', kind: 'own', amount: 36000 },
      { date: '2025-01-01', kind: 'tax_relief', amount: 9000 },
      { date: '2025-06-01', kind: 'withdrawal', amount: 5000 },
      { date: '2025-07-01', kind: 'charge', amount: 480 },
    ],
  },
);

test('P-39: the lines say whose money it was, leave out what is zero, and add up to the penny', () => {
  const lines = linesOf(whole);
  expect(lines.map(({ name, pence }) => [name, pence])).toEqual([
    ['Value on 20 November 2024', 100000],
    ['Own payments', 36000],
    ['Tax relief', 9000],
    ['Withdrawals', -5000],
    ['Charges taken', -480],
    ['Not explained by the provider', 31],
    ['Growth before charges', 20480],
    ['Value on 19 November 2026', 160031],
  ]);
  const changes = lines.filter(({ kind }) => kind === 'change').reduce((sum, { pence }) => sum + pence, 0);
  expect(100000 + changes).toBe(160031);
});

test.each([
  [
    'of net contributions that fell',
    50000,
    'Less in the provider’s total of payments than in its list of them',
  ],
  [
    'of net contributions that rose',
    150000,
    'More in the provider’s total of payments than in its list of them',
  ],
])(
  'P-39: what the provider does not explain is given no cause, %s without a movement',
  (_case, net, note) => {
    const graph = aGraph(
      [
        ['2024-11-20', 100000, 100000],
        ['2026-11-19', net, net],
      ],
      { movements: [] },
    );
    expect(linesOf(graph)[1]).toEqual({
      kind: 'change',
      name: 'Not explained by the provider',
      pence: net - 100000,
      note,
    });
  },
);

test('P-39, P-77: the percentage is since the day of the opening value, which can be before the range', () => {
  const early = aGraph(
    [
      ['2026-02-20', 100000, 0],
      ['2026-11-19', 103000, 0],
    ],
    { from: '2026-05-21', movements: [] },
  );
  expect(linesOf(early).at(-2)?.note).toBe('3.0% since 20 February 2026');
  const charged = { ...early, movements: [{ date: '2026-03-01', kind: 'charge' as const, amount: 100 }] };
  expect(linesOf(charged).at(-2)?.note).toBe('3.0% since 20 February 2026, after charges');
});

test('P-39: net payments are called net, and a value without known payments has no growth', () => {
  expect(linesOf({ ...whole, movements: null }).map(({ name }) => name)).toContain(
    'Payments in less withdrawals',
  );
  const points = whole.points.map((point) => ({ ...point, netContributions: null }));
  expect(linesOf({ ...whole, points, movements: null }).map(({ name, pence }) => [name, pence])).toEqual([
    ['Value on 20 November 2024', 100000],
    ['Change in value', 60031],
    ['Value on 19 November 2026', 160031],
  ]);
});

test('P-39: one value alone has no bridge', () => {
  expect(linesOf(aGraph([['2026-11-02', 100]]))).toEqual([]);
  expect(linesOf(aGraph([]))).toEqual([]);
});

test('every bar starts where the one before it ended, within the drawing', () => {
  const bars = bridgeBars([
    { kind: 'level', name: 'opening', pence: 100 },
    { kind: 'change', name: 'in', pence: 100 },
    { kind: 'change', name: 'out', pence: -50 },
    { kind: 'level', name: 'closing', pence: 150 },
  ]);
  expect(bars).toEqual([
    { from: 0, to: 0 },
    { from: 0, to: 100 },
    { from: 50, to: 100 },
    { from: 50, to: 50 },
  ]);
});

test('a bridge without any width still has places for its marks', () => {
  const bars = bridgeBars([
    { kind: 'level', name: 'opening', pence: 0 },
    { kind: 'level', name: 'closing', pence: 0 },
  ]);
  expect(bars).toEqual([
    { from: 50, to: 50 },
    { from: 50, to: 50 },
  ]);
});
