import { type Random, randomFor, wholeBetween } from '../by-name.ts';
import { type Day, dayInMonth, type SeedDays } from '../days.ts';
import { fundMixes } from './funds.ts';
import { largeKindAt } from './large-kinds.ts';
import {
  type DetailsSpec,
  monthly,
  monthlyIncome,
  once,
  type PolicySpec,
  yearlyCharge,
} from './policy-spec.ts';
import { monthlySeries, type NetContributions } from './valuations.ts';

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
  const startDate = dayInMonth(days.valuedOn, -wholeBetween(random, MONTHS + 2, 200), 15);
  return {
    ...kind,
    name: `${label} ${number}`,
    policyNumber: `${prefix}-9${number}`,
    owners: [{ name: 'Gregory Ashdown', percentage: 100 }],
    startDate,
    adviserName: 'Tomas Elwin',
    ...(isValued &&
      valuedParts({ position, startDate, details: kind.details, planType: kind.planType }, days, random)),
  };
}

type Begun = { position: number; startDate: Day } & Pick<PolicySpec, 'details' | 'planType'>;

function valuedParts(
  { position, startDate, details, planType }: Begun,
  { valuedOn }: SeedDays,
  random: Random,
) {
  const monthlyAmount = wholeBetween(random, 0, 8) * 5_000;
  const first = position === HUGE_POSITION ? HUGE_VALUE * 0.7 : wholeBetween(random, 500_000, 9_000_000);
  const [early, late] = [1 + random() * 0.2, 0.95 + random() * 0.7];
  const grown = Math.round((first + monthlyAmount * MONTHS) * late);
  const plan = { lastDay: valuedOn, months: MONTHS, random: randomFor(`large/${position}`) };
  return {
    ...paymentsOf({ first, monthlyAmount, startDate, details }, dayInMonth(valuedOn, -MONTHS, 1)),
    riskProfile: 'Balanced',
    charges: [yearlyCharge('Provider', 0.35)],
    history: {
      source: 'electronic_scheduled' as const,
      series: (netOn: NetContributions) =>
        monthlySeries({
          ...plan,
          netOn,
          opening: Math.round(netOn(dayInMonth(valuedOn, -MONTHS, 20)) * early),
          closing: position === HUGE_POSITION ? HUGE_VALUE : grown,
        }),
      mix: planType === 'cash_isa' ? fundMixes.cash : (mixes[position % mixes.length] ?? fundMixes.balanced),
    },
  };
}

type Paid = { first: number; monthlyAmount: number; startDate: Day; details: DetailsSpec };

/**
 * How it was paid, by kind: ISAs and bonds once, so that hundreds of ISAs take up no allowance; a drawdown plan gives
 * an income; into the others the same is paid each month since `monthlyFrom`, into pensions with tax relief.
 */
function paymentsOf({ first, monthlyAmount, startDate, details }: Paid, monthlyFrom: Day) {
  const all = first + monthlyAmount * MONTHS;
  switch (details.kind) {
    case 'isa':
      return { contributions: [once(all, startDate, { type: 'transfer' })] };
    case 'bond':
      return { contributions: [once(all, startDate)] };
    case 'drawdown':
      return {
        contributions: [once(all + details.income * MONTHS, startDate, { type: 'transfer' })],
        withdrawals: [monthlyIncome(details.income, monthlyFrom)],
      };
    case 'pension':
      return {
        contributions: [
          once(first, startDate, { type: 'transfer' }),
          ...regular(monthlyAmount * 0.8, monthlyFrom),
          ...regular(monthlyAmount * 0.2, monthlyFrom, { contributor: 'government', taxBasis: 'gross' }),
        ],
      };
    default:
      return { contributions: [once(first, startDate), ...regular(monthlyAmount, monthlyFrom)] };
  }
}

function regular(amount: number, from: Day, rest: Parameters<typeof monthly>[2] = {}) {
  return amount > 0 ? [monthly(Math.round(amount), from, rest)] : [];
}
