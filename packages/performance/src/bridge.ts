import { dayNumber } from './days.ts';
import {
  flowsOf,
  inOrder,
  type Movement,
  type MovementKind,
  movementsBetween,
  netChange,
  type Point,
} from './flows.ts';
import { modifiedDietz, type Stretch, wasLittleInvested } from './modified-dietz.ts';
import { toPercent } from './rate.ts';

export const namesOfSums = [
  'own',
  'employer',
  'taxRelief',
  'transferIn',
  'rebate',
  'withdrawals',
  'charges',
] as const;
type SumName = (typeof namesOfSums)[number];

/** Sums of movements by kind, none of them negative. `moneyIn` is the first five, `moneyOut` the withdrawals. */
type MovementSums = Readonly<Record<SumName | 'moneyIn' | 'moneyOut', number>> & {
  readonly known: 'movements';
};

export const sumOfKind: Readonly<Record<MovementKind, SumName>> = {
  own: 'own',
  employer: 'employer',
  tax_relief: 'taxRelief',
  transfer_in: 'transferIn',
  rebate: 'rebate',
  withdrawal: 'withdrawals',
  charge: 'charges',
};

/** What came in and went out: by kind, as one net sum (without charges, which the growth then holds), or not known. */
export type Flows =
  | MovementSums
  | { readonly known: 'net'; readonly net: number }
  | { readonly known: 'nothing' };

/** All amounts in integer pence. */
export type Bridge = {
  readonly opening: { readonly day: string; readonly pence: number };
  readonly closing: { readonly day: string; readonly pence: number };
  readonly flows: Flows;
  /** What the net contributions hold beyond the movements; 0 where either is not known. */
  readonly unexplained: number;
  /** The rest. Null where flows are not known or there is one point. */
  readonly growth: number | null;
  /** By modified Dietz, after charges: per cent of the range, not of a year. */
  readonly returned:
    | { readonly percent: number }
    | { readonly reason: 'one-point' | 'no-flows' | 'little-invested' };
};

/**
 * P-39: the bridge of a policy from its first value to its last: opening + money in − money out − charges + unexplained
 * + growth = closing, to the penny. Money that moved after the opening's day, up to and including the closing's, is
 * counted. Points come in any order; of two on one day the last one given is taken. Null without a point.
 */
export function bridgeOf(history: {
  readonly points: readonly Point[];
  readonly movements: readonly Movement[] | null;
}): Bridge | null {
  const points = inOrder(history.points);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const { opening, closing, flows, unexplained } = amountsBetween(points, history.movements);
  return {
    opening: { day: first.date, pence: opening },
    closing: { day: last.date, pence: closing },
    flows,
    unexplained,
    growth: points.length > 1 ? growthOf(closing - opening - unexplained, flows) : null,
    returned: returnOf(points, history.movements),
  };
}

/** The known amounts between the first and the last of ordered points. */
export function amountsBetween(
  points: readonly Point[],
  movements: readonly Movement[] | null,
): { opening: number; closing: number; flows: Flows; unexplained: number } {
  const [first, last] = [points[0], points.at(-1)];
  const net = netChange(first, last);
  const flows = sumsOf(points, movements, net);
  const unexplained = flows.known === 'movements' && net !== null ? net - flows.moneyIn + flows.moneyOut : 0;
  // From 0 on, so that it is never −0.
  return { opening: 0 + (first?.value ?? 0), closing: 0 + (last?.value ?? 0), flows, unexplained };
}

/** What is left of a change in value when the flows are taken out of it; null where they are not known. */
export function growthOf(change: number, flows: Flows): number | null {
  if (flows.known === 'nothing') return null;
  if (flows.known === 'net') return change - flows.net;
  return change - flows.moneyIn + flows.moneyOut + flows.charges;
}

function sumsOf(points: readonly Point[], movements: readonly Movement[] | null, net: number | null): Flows {
  if (movements === null) return net === null ? { known: 'nothing' } : { known: 'net', net };
  const sums = noSums();
  for (const { kind, amount } of movementsBetween(points, movements)) sums[sumOfKind[kind]] += amount;
  return movementSums(sums);
}

export function noSums(): Record<SumName, number> {
  return { own: 0, employer: 0, taxRelief: 0, transferIn: 0, rebate: 0, withdrawals: 0, charges: 0 };
}

export function movementSums(sums: Readonly<Record<SumName, number>>): MovementSums {
  const { own, employer, taxRelief, transferIn, rebate, withdrawals } = sums;
  const moneyIn = own + employer + taxRelief + transferIn + rebate;
  return { known: 'movements', ...sums, moneyIn, moneyOut: withdrawals };
}

/** P-77: growth in per cent by the modified Dietz method, or the reason why there is none. */
function returnOf(points: readonly Point[], movements: readonly Movement[] | null): Bridge['returned'] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length === 1) return { reason: 'one-point' };
  const flows = flowsOf(points, movements);
  if (flows === null) return { reason: 'no-flows' };
  const stretch: Stretch = {
    opening: { at: dayNumber(first.date), pence: first.value },
    closing: { at: dayNumber(last.date), pence: last.value },
    flows,
  };
  const { fraction, invested } = modifiedDietz(stretch);
  if (fraction === null || wasLittleInvested(stretch, invested)) return { reason: 'little-invested' };
  return { percent: toPercent(fraction) };
}
