import { expect, test } from 'vitest';
import type { PolicyHistory } from './counted-policies.ts';
import type { Point } from './flows.ts';
import { portfolioHistory } from './portfolio-history.ts';

const range = { from: '2025-01-31', to: '2026-01-31' };

function policy(
  id: string,
  points: [date: string, value: number, netContributions: number][],
): PolicyHistory {
  const known = points.map(([date, value, netContributions]): Point => ({ date, value, netContributions }));
  return { id, shareOfClient: null, points: known, movements: [], leftOn: null };
}

const historyOf = (...policies: PolicyHistory[]) =>
  portfolioHistory({ policies, ...range, countJointBy: 'share' });

test('P-1: how much is older is measured on the last day of the range, whenever the last value came', () => {
  const stopped = policy('a', [
    ['2025-02-01', 100, 0],
    ['2025-06-01', 120, 0],
  ]);
  const fresh = policy('b', [['2026-01-20', 7, 0]]);
  expect(historyOf(stopped).olderPence).toBe(120);
  expect(historyOf(stopped, fresh).olderPence).toBe(120);
  expect(historyOf({ ...stopped, leftOn: '2025-07-01' }, fresh).olderPence).toBe(0);
});

test('P-1: what was paid in by the first day, but after the opening value, is no flow of the range', () => {
  const saver = policy('a', [
    ['2025-01-10', 100, 0],
    ['2025-03-01', 145, 40],
  ]);
  const { bridge } = historyOf({
    ...saver,
    movements: [
      { date: '2025-01-20', kind: 'own', amount: 32 },
      { date: '2025-01-31', kind: 'charge', amount: 2 },
      { date: '2025-02-10', kind: 'own', amount: 8 },
    ],
  });
  expect(bridge).toMatchObject({
    opening: { pence: 100 },
    earlier: 30,
    flows: { own: 8, charges: 0 },
    growth: 7,
    closing: { pence: 145 },
  });
});
