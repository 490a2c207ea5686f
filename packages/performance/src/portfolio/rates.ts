import { dayNumber } from '../days.ts';
import { type Flow, flowsOf } from '../flows.ts';
import { moneyWeighted } from '../money-weighted.ts';
import type { DatedAmount, Rate } from '../rate.ts';
import { timeWeighted } from '../time-weighted.ts';
import type { CountedPolicy, Range } from './counted-policies.ts';
import type { PortfolioDay } from './daily-totals.ts';

/** A rate, or why there is none. A missing rate is never 0. */
export type RateOrReason =
  | Rate
  | { readonly reason: 'too-little-data' | 'no-solution' | 'values-too-far-apart' | 'flows-not-known' };

type Rates = { readonly moneyWeighted: RateOrReason; readonly timeWeighted: RateOrReason };

/**
 * P-62: the rates of the range, money-weighted and time-weighted, after charges. Policies that join and leave are flows
 * of their value on that day.
 */
export function portfolioRates(
  counted: readonly CountedPolicy[],
  days: readonly PortfolioDay[],
  { from, to }: Range,
): Rates {
  if (!counted.some(({ points }) => points.length > 1)) return noRate('too-little-data');
  const flows: Flow[] = [];
  for (const policy of counted) {
    const own = flowsOf(policy.points, policy.movements);
    if (own === null) return noRate('flows-not-known');
    for (const { at, pence, after, until } of own)
      flows.push({ at, pence: policy.part(pence), after, until });
    flows.push(...joiningAndLeaving(policy));
  }
  const values = days.map(({ day, pence }): DatedAmount => ({ at: dayNumber(day), pence }));
  const [first, last] = [values[0], values.at(-1)];
  if (!first || !last) return noRate('too-little-data');
  const opening = counted.some(({ joinedOn }) => joinedOn === null) ? [first] : [];
  // The values at the end of the range are the last known; where everything has left, the range ends with the last to
  // leave.
  const closing = counted.some(({ leftOn }) => leftOn === null) ? [{ ...last, at: dayNumber(to) }] : [];
  const start = dayNumber(from);
  return {
    moneyWeighted: moneyWeighted([
      ...opening.map(paidIn),
      // A payment from before the range that its opening value does not show yet counts from the start.
      ...flows.map(({ at, pence }) => paidIn({ at: Math.max(at, start), pence })),
      ...closing,
    ]),
    timeWeighted: timeWeighted({
      values: [...values, ...closing.filter(({ at }) => at > last.at)],
      flows,
    }),
  };
}

function joiningAndLeaving({ points, joinedOn, leftOn, part }: CountedPolicy): Flow[] {
  const events = [
    { day: joinedOn, pence: part(points[0]?.value ?? 0) },
    { day: leftOn, pence: -part(points.at(-1)?.value ?? 0) },
  ];
  return events.flatMap(({ day, pence }) => {
    if (day === null) return [];
    const at = dayNumber(day);
    return [{ at, pence, after: at, until: at }];
  });
}

/** What goes in is an outlay of the client, and the other way round. */
function paidIn({ at, pence }: DatedAmount): DatedAmount {
  return { at, pence: -pence };
}

function noRate(reason: 'too-little-data' | 'flows-not-known'): Rates {
  return { moneyWeighted: { reason }, timeWeighted: { reason } };
}
