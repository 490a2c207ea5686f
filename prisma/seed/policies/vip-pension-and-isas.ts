import { addDays, dayInMonth, workingDayOnOrBefore } from '../days.ts';
import { fundMixes } from '../funds.ts';
import { monthly, once, type PolicySpec, yearlyCharge } from '../policy-spec.ts';
import { randomFor } from '../random.ts';
import { monthlySeries, withWeeks } from '../valuations.ts';
import type { SeedDays } from './seed-days.ts';

const owner = { name: 'Imogen Hartnoll', percentage: 100 };
const adviserName = 'Ruth Vasey';
/** Valued once, so that its graph is a single point. */
const SINGLE_POINT_DAYS = 19;

export function vipFamilyPension({ valuedOn }: SeedDays): PolicySpec {
  const random = randomFor('vip/family-pension');
  const plan = { opening: 49_812_000, closing: 61_248_022, paidInBefore: 33_600_000, paidInMonthly: 200_000 };
  const series = withWeeks(monthlySeries({ ...plan, lastDay: valuedOn, months: 36, random }), 26, random);
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
    history: { source: 'electronic_scheduled', series, mix: fundMixes.growth, transferValue: 61_200_022 },
  };
}

export function vipInvestmentIsa({ valuedOn }: SeedDays): PolicySpec {
  const random = randomFor('vip/investment-isa');
  const plan = { opening: 13_102_400, closing: 18_640_275, paidInBefore: 10_800_000, paidInMonthly: 125_000 };
  return {
    name: 'Stocks and shares ISA',
    category: 'investment',
    planType: 'stocks_and_shares_isa',
    provider: 'Brackenfield',
    policyNumber: 'BF-118209',
    owners: [owner],
    startDate: dayInMonth(valuedOn, -90, 6),
    adviserName,
    riskProfile: 'Growth',
    contributions: [monthly(125_000, dayInMonth(valuedOn, -60, 1))],
    charges: [yearlyCharge('Platform', 0.29), yearlyCharge('Funds', 0.27), yearlyCharge('Adviser', 0.6)],
    details: { kind: 'isa', subscribed_this_tax_year: 1_000_000, allowance_remaining: 1_000_000 },
    history: {
      source: 'electronic_scheduled',
      series: withWeeks(monthlySeries({ ...plan, lastDay: valuedOn, months: 36, random }), 26, random),
      mix: fundMixes.growth,
    },
  };
}

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
    details: { kind: 'isa', subscribed_this_tax_year: 0, allowance_remaining: 1_000_000 },
    history: {
      source: 'manual',
      series: [{ valuedOn: day, value: 5_231_000, netContributions: 5_200_000 }],
      mix: fundMixes.cash,
    },
  };
}
