import type { SeedDays } from '../days.ts';
import { addDays, dayInMonth } from '../days.ts';
import type { PolicySpec } from './policy-spec.ts';

const owners = [{ name: 'Imogen Hartnoll', percentage: 100 }];
const adviserName = 'Ruth Vasey';

/** One that still waits for its first value, and two that never have a fund value: income and cover. */
export function vipPoliciesWithoutValue(days: SeedDays): PolicySpec[] {
  return [discretionaryPortfolio(days), guaranteedAnnuity(days), wholeOfLifeCover(days)];
}

function discretionaryPortfolio({ today }: SeedDays): PolicySpec {
  return {
    name: 'Discretionary portfolio',
    category: 'investment',
    planType: 'gia',
    provider: 'Tamar & Wye',
    policyNumber: null,
    status: 'submitted_to_provider',
    owners,
    startDate: addDays(today, -10),
    adviserName,
    riskProfile: 'Balanced',
    details: { kind: 'gia' },
  };
}

function guaranteedAnnuity({ today }: SeedDays): PolicySpec {
  return {
    name: 'Guaranteed annuity',
    category: 'annuity',
    planType: 'annuity',
    provider: 'Northmoor Life',
    policyNumber: 'NA-2019-4410',
    owners,
    startDate: dayInMonth(today, -85, 1),
    adviserName,
    details: {
      kind: 'annuity',
      annual_income: 960_000,
      frequency: 'monthly',
      guarantee_period_years: 10,
      escalation: 'Level',
      spouse_percent: 50,
    },
  };
}

function wholeOfLifeCover({ today }: SeedDays): PolicySpec {
  return {
    name: 'Whole of life cover',
    category: 'protection',
    planType: 'whole_of_life',
    provider: 'Greywater Assurance',
    policyNumber: 'GA-5520917',
    owners,
    startDate: dayInMonth(today, -72, 18),
    adviserName,
    details: {
      kind: 'protection',
      benefit_type: 'sum_assured',
      benefit: 50_000_000,
      premium: 31_240,
      premium_frequency: 'monthly',
      term_years: null,
      indexation: 'None',
      in_trust: true,
      renews_on: null,
    },
  };
}
