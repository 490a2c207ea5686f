import { randomFor } from '../by-name.ts';
import type { SeedDays } from '../days.ts';
import { addDays, dayInMonth, workingDayOnOrBefore } from '../days.ts';
import { fundMixes } from './funds.ts';
import { monthly, once, type PolicySpec, yearlyCharge } from './policy-spec.ts';
import { monthlyThenWeekly } from './valuations.ts';

const owner = { name: 'Imogen Hartnoll', percentage: 100 };
const adviserName = 'Ruth Vasey';
/** Valued once, so that its graph is a single point. */
const SINGLE_POINT_DAYS = 19;

export function vipFamilyPension({ valuedOn }: SeedDays): PolicySpec {
  const plan = { lastDay: valuedOn, months: 36, opening: 49_812_000, closing: 61_248_022 };
  return {
    name: 'Hartnoll family pension',
    category: 'pension',
    planType: 'sipp',
    provider: 'Castlegate Trustees',
    policyNumber: 'CT-40718-22',
    owners: [owner],
    startDate: dayInMonth(valuedOn, -112, 3),
    adviserName,
    riskProfile: 'Growth',
    contributions: [
      once(18_400_000, dayInMonth(valuedOn, -112, 17), { type: 'transfer', taxBasis: 'gross' }),
      once(5_400_000, dayInMonth(valuedOn, -97, 9), { type: 'transfer', taxBasis: 'gross' }),
      monthly(160_000, dayInMonth(valuedOn, -84, 1)),
      monthly(40_000, dayInMonth(valuedOn, -84, 1), { contributor: 'government', taxBasis: 'gross' }),
    ],
    charges: [
      { name: 'Trustee fee', percentAYear: null, amount: 48_000, frequency: 'yearly' },
      yearlyCharge('Funds', 0.31),
      yearlyCharge('Adviser', 0.6),
    ],
    details: {
      kind: 'pension',
      crystallisation_status: 'uncrystallised',
      selected_retirement_age: 65,
      tax_free_cash_taken: 0,
    },
    history: {
      source: 'electronic_scheduled',
      series: (netOn) => monthlyThenWeekly({ ...plan, netOn, random: randomFor('vip/family-pension') }),
      mix: fundMixes.growth,
      transferValue: 61_200_022,
    },
  };
}

export function vipInvestmentIsa({ valuedOn }: SeedDays): PolicySpec {
  const plan = { lastDay: valuedOn, months: 36, opening: 13_102_400, closing: 18_640_275 };
  const began = dayInMonth(valuedOn, -90, 6);
  return {
    name: 'Stocks and shares ISA',
    category: 'investment',
    planType: 'stocks_and_shares_isa',
    provider: 'Brackenfield',
    policyNumber: 'BF-118209',
    owners: [owner],
    startDate: began,
    adviserName,
    riskProfile: 'Growth',
    contributions: [
      once(7_675_000, began, { type: 'transfer' }),
      monthly(125_000, dayInMonth(valuedOn, -60, 1)),
    ],
    charges: [yearlyCharge('Platform', 0.29), yearlyCharge('Funds', 0.27), yearlyCharge('Adviser', 0.6)],
    details: { kind: 'isa' },
    history: {
      source: 'electronic_scheduled',
      series: (netOn) => monthlyThenWeekly({ ...plan, netOn, random: randomFor('vip/investment-isa') }),
      mix: fundMixes.growth,
    },
  };
}

/** Its provider writes once a year what it is worth, and nothing else. */
export function vipCashIsa({ today }: SeedDays): PolicySpec {
  const day = workingDayOnOrBefore(addDays(today, -SINGLE_POINT_DAYS));
  return {
    name: 'Rainy-day cash ISA',
    category: 'savings',
    planType: 'cash_isa',
    provider: 'Tollgate Savings',
    policyNumber: '60-3391',
    owners: [owner],
    startDate: dayInMonth(today, -10, 28),
    adviserName,
    contributions: [once(5_200_000, dayInMonth(today, -10, 28), { type: 'transfer' })],
    details: { kind: 'isa' },
    history: {
      source: 'manual',
      series: (netOn) => [{ valuedOn: day, value: 5_231_000, netContributions: netOn(day) }],
      mix: fundMixes.cash,
    },
    givesBreakdown: false,
  };
}
