import { randomFor } from '../by-name.ts';
import type { SeedDays } from '../days.ts';
import { dayInMonth } from '../days.ts';
import { fundMixes } from './funds.ts';
import { monthly, once, type PolicySpec, yearlyCharge } from './policy-spec.ts';
import { closedWith, givenSeries, monthlyThenWeekly, withWeeks } from './valuations.ts';

const owners = [{ name: 'Daniel Okafor', percentage: 100 }];
const adviserName = 'Ruth Vasey';

const isaPounds = [
  21480,
  21730,
  22390,
  22160,
  21340,
  20920,
  22010,
  22770,
  23180,
  23940,
  24520,
  24980,
  24410,
  24990,
  25810,
  26120,
  null,
  null,
  null,
  27340,
  28090,
  29010,
  28760,
  30180,
] as const;

/** The three policies of the standard person. */
export function standardPolicies(days: SeedDays): PolicySpec[] {
  return [workplacePension(days), investmentIsa(days), familyLifeCover(days)];
}

function workplacePension({ valuedOn }: SeedDays): PolicySpec {
  const plan = { lastDay: valuedOn, months: 36, opening: 6_104_500, closing: 8_416_230 };
  const began = dayInMonth(valuedOn, -101, 4);
  return {
    name: 'Workplace pension',
    category: 'pension',
    planType: 'workplace_pension',
    provider: 'Saltmarsh',
    policyNumber: 'SM-2209-611',
    owners,
    startDate: began,
    adviserName,
    riskProfile: 'Balanced',
    contributions: [
      once(1_548_000, dayInMonth(valuedOn, -100, 23), { type: 'transfer', taxBasis: 'gross' }),
      monthly(16_000, began),
      monthly(22_000, began, { contributor: 'employer', taxBasis: 'gross' }),
      monthly(4_000, began, { contributor: 'government', taxBasis: 'gross' }),
    ],
    charges: [yearlyCharge('Scheme', 0.42)],
    details: {
      kind: 'pension',
      crystallisation_status: 'uncrystallised',
      selected_retirement_age: 67,
      tax_free_cash_taken: 0,
    },
    history: {
      source: 'electronic_scheduled',
      series: (netOn) =>
        monthlyThenWeekly({ ...plan, netOn, random: randomFor('standard/workplace-pension') }),
      mix: fundMixes.lifestyle,
    },
  };
}

function investmentIsa({ valuedOn }: SeedDays): PolicySpec {
  const began = dayInMonth(valuedOn, -103, 9);
  return {
    name: 'Stocks and shares ISA',
    category: 'investment',
    planType: 'stocks_and_shares_isa',
    provider: 'Brackenfield',
    policyNumber: 'BF-402117',
    owners,
    startDate: began,
    adviserName,
    riskProfile: 'Adventurous',
    contributions: [once(590_000, began), monthly(25_000, dayInMonth(valuedOn, -73, 1))],
    charges: [yearlyCharge('Platform', 0.29), yearlyCharge('Funds', 0.19)],
    details: { kind: 'isa' },
    history: {
      source: 'electronic_live',
      series: (netOn) => {
        const random = randomFor('standard/investment-isa');
        const given = givenSeries(valuedOn, [...isaPounds, 0], netOn);
        return withWeeks(closedWith(given, 3_127_745), { weeks: 26, netOn, random });
      },
      mix: fundMixes.adventurous,
    },
  };
}

function familyLifeCover({ today }: SeedDays): PolicySpec {
  return {
    name: 'Family life cover',
    category: 'protection',
    planType: 'term_assurance',
    provider: 'Greywater Assurance',
    policyNumber: 'GA-7714032',
    owners,
    startDate: dayInMonth(today, -52, 11),
    endDate: dayInMonth(today, -52 + 22 * 12, 11),
    adviserName,
    details: {
      kind: 'protection',
      benefit_type: 'sum_assured',
      benefit: 24_000_000,
      premium: 1_884,
      premium_frequency: 'monthly',
      term_years: 22,
      indexation: 'None',
      in_trust: false,
      renews_on: null,
    },
  };
}
