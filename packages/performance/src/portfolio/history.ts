import { type PortfolioBridge, portfolioBridge } from './bridge.ts';
import { type CountedPolicy, countedPolicies, type PolicyHistory, type Range } from './counted-policies.ts';
import { olderOn, type PortfolioDay, portfolioDays } from './daily-totals.ts';
import { portfolioRates, type RateOrReason } from './rates.ts';

/** A policy came into the total with its first value, or left it with its last one; pence. Neither is growth (P-24). */
type PortfolioEvent = {
  readonly day: string;
  readonly kind: 'joined' | 'left';
  readonly id: string;
  readonly pence: number;
};

export type PortfolioHistory = {
  readonly days: readonly PortfolioDay[];
  readonly events: readonly PortfolioEvent[];
  /** Null where no policy has a value that counts. */
  readonly bridge: PortfolioBridge | null;
  /** The part of the total at the end of `to` whose last value is older on that day (P-86). */
  readonly olderPence: number;
  readonly moneyWeighted: RateOrReason;
  readonly timeWeighted: RateOrReason;
};

/**
 * The total of several policies from the end of the day `from` to the end of the day `to`: day by day
 * (daily-totals.ts), from opening to closing (bridge.ts), and as rates (rates.ts). A value is never made up.
 */
export function portfolioHistory({
  policies,
  from,
  to,
  countJointBy,
}: Range & {
  readonly policies: readonly PolicyHistory[];
  /** A joint policy with the client's share of it, or as a whole. */
  readonly countJointBy: 'share' | 'whole';
}): PortfolioHistory {
  const counted = countedPolicies(policies, { from, to }, countJointBy);
  const days = portfolioDays(counted, from);
  return {
    days,
    events: counted.flatMap(eventsOf).sort(byDay),
    olderPence: olderOn(counted, to),
    bridge: portfolioBridge(counted, { from, to }),
    ...portfolioRates(counted, days, { from, to }),
  };
}

function eventsOf({ id, points, joinedOn, leftOn, part }: CountedPolicy): PortfolioEvent[] {
  const [first, last] = [points[0]?.value ?? 0, points.at(-1)?.value ?? 0];
  return [
    ...(joinedOn === null ? [] : [{ day: joinedOn, kind: 'joined' as const, id, pence: part(first) }]),
    ...(leftOn === null ? [] : [{ day: leftOn, kind: 'left' as const, id, pence: part(last) }]),
  ];
}

function byDay(one: PortfolioEvent, other: PortfolioEvent): number {
  if (one.day === other.day) return 0;
  return one.day < other.day ? -1 : 1;
}
