import { dayNumber } from './days.ts';
import type { DatedAmount } from './rate.ts';

/**
 * A valuation on an ISO date; pence. `netContributions` is what was paid in by then less what was taken out, if known.
 */
export type Point = {
  readonly date: string;
  readonly value: number;
  readonly netContributions: number | null;
};

export type MovementKind =
  | 'own'
  | 'employer'
  | 'tax_relief'
  | 'transfer_in'
  | 'rebate'
  | 'withdrawal'
  | 'charge';

/** Money that came in, went out or was charged on an ISO date. The amount is positive, in pence. */
export type Movement = { readonly date: string; readonly kind: MovementKind; readonly amount: number };

/** Money in (positive) or out (negative) with the day numbers of the valuations around it: the later one shows it. */
export type Flow = DatedAmount & { readonly after: number; readonly until: number };

type NetPoint = Omit<Point, 'value'>;
type Valuation = NetPoint & { readonly at: number };

/** Oldest first and one on each day: the last one given. */
export function inOrder(points: readonly Point[]): readonly Point[] {
  if (points.every(({ date }, at) => at === 0 || (points[at - 1]?.date ?? '') < date)) return points;
  const onDay = new Map(points.map((point) => [point.date, point]));
  return [...onDay.values()].sort(byDate);
}

/** Movements that the closing value of these points shows and the opening value does not, oldest first. */
export function movementsBetween(points: readonly Point[], movements: readonly Movement[]): Movement[] {
  const [opening, closing] = [points[0]?.date ?? '', points.at(-1)?.date ?? ''];
  return movements.filter(({ date }) => date > opening && date <= closing).sort(byDate);
}

/** What was paid in less what was taken out between two points, if the provider gives both sums. */
export function netChange(earlier: NetPoint | undefined, later: NetPoint | undefined): number | null {
  if (!earlier || !later || earlier.netContributions === null || later.netContributions === null) return null;
  // From 0 on, so that it is never −0.
  return 0 + later.netContributions - earlier.netContributions;
}

/** The sign of a movement as money in or out. A charge is neither: it stays with the provider's return. */
function flowOf({ kind, amount }: Movement): number {
  if (kind === 'charge') return 0;
  return kind === 'withdrawal' ? -amount : amount;
}

/**
 * The money in and out between ordered points: each movement on its day, and what the net contributions hold beyond the
 * movements in the middle of the time between the two points that show it (the assumption of Dietz's first method).
 * Null where neither is known.
 */
export function flowsOf(points: readonly Point[], movements: readonly Movement[] | null): Flow[] | null {
  const hasNet = netChange(points[0], points.at(-1)) !== null;
  if (movements === null && !hasNet && points.length > 1) return null;
  const listed = movements === null ? [] : movementsBetween(points, movements);
  const valuations = points.map(({ date, netContributions }) => ({
    date,
    netContributions,
    at: dayNumber(date),
  }));
  const dated = datedFlows(valuations, listed);
  return hasNet ? [...dated, ...undatedFlows(valuations, listed)] : dated;
}

function datedFlows(valuations: readonly Valuation[], listed: readonly Movement[]): Flow[] {
  const flows: Flow[] = [];
  let next = 1;
  for (const movement of listed) {
    while ((valuations[next]?.date ?? movement.date) < movement.date) next += 1;
    const [before, after] = [valuations[next - 1], valuations[next]];
    const pence = flowOf(movement);
    if (pence !== 0 && before && after)
      flows.push({ at: dayNumber(movement.date), pence, after: before.at, until: after.at });
  }
  return flows;
}

/** What the net contributions hold beyond the movements, for each two points that follow each other and give them. */
function undatedFlows(valuations: readonly Valuation[], listed: readonly Movement[]): Flow[] {
  const flows: Flow[] = [];
  let earlier = valuations[0];
  let next = 0;
  for (const later of valuations) {
    const net = netChange(earlier, later);
    if (net === null || !earlier) continue;
    let pence = net;
    for (let movement = listed[next]; movement && movement.date <= later.date; movement = listed[next]) {
      pence -= flowOf(movement);
      next += 1;
    }
    const [after, until] = [earlier.at, later.at];
    if (pence !== 0) flows.push({ at: (after + until) / 2, pence, after, until });
    earlier = later;
  }
  return flows;
}

function byDate(one: { readonly date: string }, other: { readonly date: string }): number {
  if (one.date === other.date) return 0;
  return one.date < other.date ? -1 : 1;
}
