import { type Random, randomFor, wholeBetween } from '../by-name.ts';
import { type Day, dayInMonth, type SeedDays } from '../days.ts';
import { fundMixes } from './funds.ts';
import { monthly, once, type PolicySpec, yearlyCharge } from './policy-spec.ts';
import { monthlyThenWeekly, type NetContributions } from './valuations.ts';

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
  const policyNumber = `SM-${wholeBetween(random, 3000, 3999)}-${wholeBetween(random, 100, 999)}`;
  const startDate = dayInMonth(valuedOn, -wholeBetween(random, 40, 90), 8);
  const paidInSince = dayInMonth(valuedOn, -30, 1);
  const { transferred, series } = shortHistory(valuedOn, random);
  return {
    name: 'Personal pension',
    category: 'pension',
    planType: 'personal_pension',
    provider: 'Saltmarsh',
    policyNumber,
    startDate,
    riskProfile: 'Balanced',
    contributions: [
      once(transferred, startDate, { type: 'transfer', taxBasis: 'gross' }),
      monthly(24_000, paidInSince),
      monthly(6_000, paidInSince, { contributor: 'government', taxBasis: 'gross' }),
    ],
    charges: [yearlyCharge('Platform', 0.35)],
    details: {
      kind: 'pension',
      crystallisation_status: 'uncrystallised',
      selected_retirement_age: 66,
      tax_free_cash_taken: 0,
    },
    history: { source: 'electronic_scheduled', series, mix: fundMixes.balanced },
  };
}

function investmentIsa({ valuedOn }: SeedDays, random: Random): Rest {
  const policyNumber = `BF-${wholeBetween(random, 500_000, 599_999)}`;
  const startDate = dayInMonth(valuedOn, -wholeBetween(random, 26, 60), 8);
  const { transferred, series } = shortHistory(valuedOn, random);
  return {
    name: 'Stocks and shares ISA',
    category: 'investment',
    planType: 'stocks_and_shares_isa',
    provider: 'Brackenfield',
    policyNumber,
    startDate,
    riskProfile: 'Growth',
    contributions: [
      once(transferred, startDate, { type: 'transfer' }),
      monthly(30_000, dayInMonth(valuedOn, -24, 1)),
    ],
    charges: [yearlyCharge('Platform', 0.29)],
    details: { kind: 'isa' },
    history: { source: 'electronic_live', series, mix: fundMixes.growth },
  };
}

/** Two years, in which £300 a month was paid in after a transfer. */
function shortHistory(lastDay: Day, random: Random) {
  const transferred = wholeBetween(random, 1_200_000, 4_800_000);
  const closing = Math.round((transferred + 720_000) * (1.15 + random() * 0.2));
  const plan = { lastDay, months: 24, closing, random: randomFor(`plain/${closing}`) };
  const series = (netOn: NetContributions) =>
    monthlyThenWeekly({ ...plan, netOn, opening: Math.round(transferred * 1.12) });
  return { transferred, series };
}
