import type { PolicyCategory } from '@portal/contract/v1/policies';
import { detailsKindOf, type PlanType, type PolicyDetailsKind } from '@portal/contract/v1/policy-details';
import { addDays, type Day } from '../days.ts';
import type { ProviderName } from '../providers.ts';
import type { DetailsSpec } from './policy-spec.ts';

type Kind = readonly [
  label: string,
  prefix: string,
  category: PolicyCategory,
  planType: PlanType,
  provider: ProviderName,
];

const commonKinds: readonly Kind[] = [
  ['Workplace pension', 'SM', 'pension', 'workplace_pension', 'Saltmarsh'],
  ['Stocks and shares ISA', 'BF', 'investment', 'stocks_and_shares_isa', 'Brackenfield'],
  ['Investment account', 'BF', 'investment', 'gia', 'Brackenfield'],
  ['Self-invested pension', 'CT', 'pension', 'sipp', 'Castlegate Trustees'],
  ['Cash ISA', 'TS', 'savings', 'cash_isa', 'Tollgate Savings'],
  ['Onshore bond', 'NL', 'investment', 'onshore_bond', 'Northmoor Life'],
  ['Offshore bond', 'HH', 'investment', 'offshore_bond', 'Harbottle Hale International'],
  ['Personal pension', 'SM', 'pension', 'personal_pension', 'Saltmarsh'],
  ['Junior ISA', 'BF', 'savings', 'junior_isa', 'Brackenfield'],
  ['Lifetime ISA', 'TS', 'savings', 'lifetime_isa', 'Tollgate Savings'],
  ['Drawdown plan', 'CT', 'pension', 'drawdown', 'Castlegate Trustees'],
];

/** The kinds without a fund value: four in each hundred, so that the list holds every plan type there is. */
const rareKinds: readonly Kind[] = [
  ['Final salary pension', 'NL', 'pension', 'defined_benefit', 'Northmoor Life'],
  ['Critical illness cover', 'GA', 'protection', 'critical_illness', 'Greywater Assurance'],
  ['Income protection', 'GA', 'protection', 'income_protection', 'Greywater Assurance'],
  ['Lifetime annuity', 'NL', 'annuity', 'annuity', 'Northmoor Life'],
];

/** What kind of policy has this position (from 0) in the large list; `isValued` says whether it has a fund value. */
export function largeKindAt(position: number, today: Day) {
  const rare = rareKinds[(position % 100) - (100 - rareKinds.length)];
  const kind = rare ?? commonKinds[position % commonKinds.length];
  if (!kind) throw new Error(`No kind of policy for position ${position}`);
  const [label, prefix, category, planType, provider] = kind;
  const details = detailsByKind(today)[detailsKindOf[planType]];
  return { label, prefix, category, planType, provider, details, isValued: rare === undefined };
}

const undatedDetails = {
  pension: {
    kind: 'pension',
    crystallisation_status: 'uncrystallised',
    selected_retirement_age: 66,
    tax_free_cash_taken: 0,
  },
  isa: { kind: 'isa' },
  gia: { kind: 'gia' },
  bond: {
    kind: 'bond',
    segments: 50,
    lives_assured: ['Gregory Ashdown'],
    in_trust: false,
  },
  annuity: {
    kind: 'annuity',
    annual_income: 420_000,
    frequency: 'quarterly',
    guarantee_period_years: 5,
    escalation: 'Three per cent a year',
    spouse_percent: 0,
  },
} satisfies Partial<Record<PolicyDetailsKind, DetailsSpec>>;

function detailsByKind(today: Day): Record<PolicyDetailsKind, DetailsSpec> {
  return {
    ...undatedDetails,
    drawdown: {
      kind: 'drawdown',
      income: 90_000,
      income_frequency: 'monthly',
      next_review_on: addDays(today, 120),
    },
    defined_benefit: {
      kind: 'defined_benefit',
      accrual_rate: 'One sixtieth a year',
      prospective_pension: 1_480_000,
      transfer_value: 31_200_000,
      transfer_value_expires_on: addDays(today, 60),
    },
    protection: {
      kind: 'protection',
      benefit_type: 'yearly_benefit',
      benefit: 2_400_000,
      premium: 4_120,
      premium_frequency: 'monthly',
      term_years: 20,
      indexation: 'Retail prices',
      in_trust: false,
      renews_on: addDays(today, 200),
    },
  };
}
