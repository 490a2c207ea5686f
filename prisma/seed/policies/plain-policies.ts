import { dayInMonth } from '../days.ts';
import { fundMixes } from '../funds.ts';
import { monthly, type PolicySpec, yearlyCharge } from '../policy-spec.ts';
import { type Random, randomFor, wholeBetween } from '../random.ts';
import { monthlySeries, withWeeks } from '../valuations.ts';
import type { SeedDays } from './seed-days.ts';

type Owner = { readonly email: string; readonly name: string };

/** A pension and an ISA for a person who is in the seed for another reason than their policies. */
export function plainPolicies(owner: Owner, days: SeedDays): PolicySpec[] {
  const random = randomFor(`plain/${owner.email}`);
  const shared = { owners: [{ name: owner.name, percentage: 100 }], adviserName: 'Tomas Elwin' };
  return [
    { ...shared, ...personalPension(days, random) },
    { ...shared, ...investmentIsa(days, random) },
  ];
}

type Rest = Omit<PolicySpec, 'owners' | 'adviserName'>;

function personalPension({ valuedOn }: SeedDays, random: Random): Rest {
  return {
    name: 'Personal pension',
    category: 'pension',
    planType: 'personal_pension',
    provider: 'Saltmarsh',
    policyNumber: `SM-${wholeBetween(random, 3000, 3999)}-${wholeBetween(random, 100, 999)}`,
    startDate: dayInMonth(valuedOn, -wholeBetween(random, 40, 90), 8),
    riskProfile: 'Balanced',
    contributions: [monthly(30_000, dayInMonth(valuedOn, -30, 1))],
    charges: [yearlyCharge('Platform', 0.35)],
    details: {
      kind: 'pension',
      crystallisation_status: 'uncrystallised',
      selected_retirement_age: 66,
      tax_free_cash_taken: 0,
    },
    history: {
      source: 'electronic_scheduled',
      series: shortHistory(valuedOn, random),
      mix: fundMixes.balanced,
    },
  };
}

function investmentIsa({ valuedOn }: SeedDays, random: Random): Rest {
  return {
    name: 'Stocks and shares ISA',
    category: 'investment',
    planType: 'stocks_and_shares_isa',
    provider: 'Brackenfield',
    policyNumber: `BF-${wholeBetween(random, 500_000, 599_999)}`,
    startDate: dayInMonth(valuedOn, -wholeBetween(random, 26, 60), 8),
    riskProfile: 'Growth',
    contributions: [monthly(30_000, dayInMonth(valuedOn, -24, 1))],
    charges: [yearlyCharge('Platform', 0.29)],
    details: { kind: 'isa', subscribed_this_tax_year: 240_000, allowance_remaining: 1_760_000 },
    history: { source: 'electronic_live', series: shortHistory(valuedOn, random), mix: fundMixes.growth },
  };
}

function shortHistory(lastDay: string, random: Random) {
  const paidInBefore = wholeBetween(random, 1_200_000, 4_800_000);
  const plan = {
    lastDay,
    months: 24,
    random,
    paidInBefore,
    paidInMonthly: 30_000,
    opening: Math.round(paidInBefore * 1.12),
    closing: Math.round((paidInBefore + 720_000) * (1.15 + random() * 0.2)),
  };
  return withWeeks(monthlySeries(plan), 26, random);
}
