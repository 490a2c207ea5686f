import type { Flow } from './flows.ts';
import { modifiedDietz, type Stretch, wasLittleInvested } from './modified-dietz.ts';
import { type DatedAmount, type Rate, rateOf } from './rate.ts';

/** In days. Past this, where in the stretch a payment falls decides too much of the rate. */
const LONGEST_STRETCH = 35;

/** Of what was invested on average. Where that is little, a larger gain or loss is not believed. */
const MOST_ON_LITTLE = 0.5;

/**
 * The time-weighted rate: growth between each two values by modified Dietz, linked, so that the size and time of
 * payments hardly matter (GIPS: at least monthly values, linked geometrically). Values are oldest first, and each
 * flow's `until` is the day of one of them. A flow from before the value it meets counts for the whole of that stretch.
 * A stretch in which nothing was invested and nothing gained is left out. No rate is given where the method has none
 * for a stretch, or where little was invested beside what was paid in and more than half of it was gained or lost: that
 * may be what a payment did, misdated by a day. Below a year it is the rate of the whole period.
 */
export function timeWeighted(history: {
  readonly values: readonly DatedAmount[];
  readonly flows: readonly Flow[];
}): Rate | { readonly reason: 'too-little-data' | 'no-solution' | 'values-too-far-apart' } {
  const { values, flows } = history;
  if (flows.some(({ after, until }) => until - after > LONGEST_STRETCH))
    return { reason: 'values-too-far-apart' };
  const flowsUntil = Map.groupBy(flows, ({ until }) => until);
  let factor = 1;
  let since: number | null = null;
  for (const [index, closing] of values.entries()) {
    const opening = values[index - 1];
    if (!opening) continue;
    const within = flowsUntil.get(closing.at) ?? [];
    const placed = within.map(({ at, pence }) => ({ at: Math.max(at, opening.at), pence }));
    const growth = growthIn({ opening, closing, flows: placed });
    if (growth === 'no-solution') return { reason: growth };
    if (growth === 'nothing-there') continue;
    since ??= opening.at;
    factor *= 1 + growth;
  }
  if (since === null) return { reason: 'too-little-data' };
  const rate = rateOf(factor, (values.at(-1)?.at ?? since) - since);
  return Number.isFinite(rate.percent) ? rate : { reason: 'no-solution' };
}

function growthIn(stretch: Stretch): number | 'nothing-there' | 'no-solution' {
  const { gain, invested, fraction } = modifiedDietz(stretch);
  if (fraction === null) return gain === 0 ? 'nothing-there' : 'no-solution';
  const isLarge = Math.abs(fraction) > MOST_ON_LITTLE;
  return isLarge && wasLittleInvested(stretch, invested) ? 'no-solution' : fraction;
}
