import { dayInMonth } from '../days.ts';
import { fundMixes } from '../funds.ts';
import { monthly, type PolicySpec, yearlyCharge } from '../policy-spec.ts';
import { type Random, randomFor, wholeBetween } from '../random.ts';
import { monthlySeries } from '../valuations.ts';
import { largeKindAt } from './large-kinds.ts';
import type { SeedDays } from './seed-days.ts';

const MONTHS = 60;
/** One policy is worth more pence than 32 bits hold, so that a column or a sum that is too narrow shows. */
const HUGE_POSITION = 7;
const HUGE_VALUE = 2_500_000_000;
const mixes = [fundMixes.growth, fundMixes.balanced, fundMixes.cautious, fundMixes.lifestyle] as const;

/** Many policies with five years of monthly values, for tests of lists and sums at size. */
export function largePolicies(count: number, days: SeedDays): PolicySpec[] {
  const random = randomFor('large');
  return Array.from({ length: count }, (_unused, position) => largePolicy(position, days, random));
}

function largePolicy(position: number, days: SeedDays, random: Random): PolicySpec {
  const { label, prefix, isValued, ...kind } = largeKindAt(position, days.today);
  const number = String(position + 1).padStart(4, '0');
  return {
    ...kind,
    name: `${label} ${number}`,
    policyNumber: `${prefix}-9${number}`,
    owners: [{ name: 'Gregory Ashdown', percentage: 100 }],
    startDate: dayInMonth(days.valuedOn, -wholeBetween(random, MONTHS + 2, 200), 15),
    adviserName: 'Tomas Elwin',
    ...(isValued && valuedParts(position, days, random)),
  };
}

function valuedParts(position: number, { valuedOn }: SeedDays, random: Random) {
  const paidInMonthly = wholeBetween(random, 0, 8) * 5_000;
  const paidInBefore = wholeBetween(random, 500_000, 9_000_000);
  const opening = Math.round(paidInBefore * (1 + random() * 0.2));
  const grown = Math.round((paidInBefore + paidInMonthly * MONTHS) * (0.95 + random() * 0.7));
  const closing = position === HUGE_POSITION ? HUGE_VALUE : grown;
  const plan = { lastDay: valuedOn, months: MONTHS, opening, closing, paidInBefore, paidInMonthly, random };
  return {
    riskProfile: 'Balanced',
    contributions: paidInMonthly > 0 ? [monthly(paidInMonthly, dayInMonth(valuedOn, -MONTHS, 1))] : [],
    charges: [yearlyCharge('Provider', 0.35)],
    history: {
      source: 'electronic_scheduled' as const,
      series: monthlySeries(plan),
      mix: mixes[position % mixes.length] ?? fundMixes.balanced,
    },
  };
}
