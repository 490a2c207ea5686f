import type { PolicyCategory, PolicyStatus } from '@portal/contract/v1/policies';
import type { PlanType } from '@portal/contract/v1/policy-details';

/** A category, or `other` for policies without one: they are listed and counted together. */
export type CategoryGroup = PolicyCategory | 'other';

/** Categories in the order in which their pills are shown. */
export const categories = [
  'pension',
  'investment',
  'savings',
  'protection',
  'annuity',
  'other',
] as const satisfies readonly CategoryGroup[];

export const categoryNames: Record<CategoryGroup, string> = {
  pension: 'Pension',
  investment: 'Investment',
  savings: 'Savings',
  protection: 'Protection',
  annuity: 'Annuity',
  other: 'Other',
};

export function categoryOf({ category }: { category: PolicyCategory | null }): CategoryGroup {
  return category ?? 'other';
}

/** The colour of a category: for its square and its part of the allocation bar, never for text. */
export function categoryColour(category: CategoryGroup): string {
  return category === 'other' ? 'var(--line-control)' : `var(--cat-${category})`;
}

/** The name of each status, as the client reads it. */
export const statusNames: Record<PolicyStatus, string> = {
  in_force: 'In force',
  submitted_to_provider: 'With provider',
  paid_up: 'Paid up',
  lapsed: 'Lapsed',
  matured: 'Matured',
  transferred_out: 'Transferred out',
  surrendered: 'Surrendered',
};

export const statuses = Object.keys(statusNames) as PolicyStatus[];

/** The name of each type of plan, as the client reads it. */
export const planTypeNames: Record<PlanType, string> = {
  sipp: 'Self-invested personal pension',
  personal_pension: 'Personal pension',
  workplace_pension: 'Workplace pension',
  drawdown: 'Drawdown plan',
  defined_benefit: 'Defined-benefit pension',
  stocks_and_shares_isa: 'Stocks and shares ISA',
  cash_isa: 'Cash ISA',
  junior_isa: 'Junior ISA',
  lifetime_isa: 'Lifetime ISA',
  gia: 'General investment account',
  onshore_bond: 'Onshore bond',
  offshore_bond: 'Offshore bond',
  annuity: 'Lifetime annuity',
  term_assurance: 'Term assurance',
  whole_of_life: 'Whole of life cover',
  critical_illness: 'Critical illness cover',
  income_protection: 'Income protection',
};
