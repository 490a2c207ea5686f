import type { Movement, Point } from '../flows.ts';
import type { PolicyHistory } from '../portfolio/counted-policies.ts';
import { portfolioHistory } from '../portfolio/history.ts';

/** The range of the tests. */
export const from = '2025-01-31';
export const to = '2026-01-31';

/** Points as 'day value' or 'day value net contributions'. */
export function points(...texts: string[]): Point[] {
  return texts.map((text) => {
    const [date = '', value, net] = text.split(' ');
    return { date, value: Number(value), netContributions: net === undefined ? null : Number(net) };
  });
}

export function policy(id: string, known: Point[], more: Partial<PolicyHistory> = {}): PolicyHistory {
  return { id, shareOfClient: null, points: known, movements: [], leftOn: null, ...more };
}

export function historyOf(policies: PolicyHistory[], range: { from: string; to: string } = { from, to }) {
  return portfolioHistory({ policies, ...range, countJointBy: 'share' });
}

export function own(date: string, amount: number): Movement {
  return { date, kind: 'own', amount };
}
