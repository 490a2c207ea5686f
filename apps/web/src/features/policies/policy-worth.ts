import type { PolicyCategory, PolicyStatus } from '@portal/contract/policies';
import type { PlanType } from '@portal/contract/policy-details';
import type { ValuationSource } from '@portal/contract/valuation';
import type { PolicyListItem } from './policy-queries.ts';

/** Money held in a policy, in pence. `ended` where it has since been paid out, moved or lost. */
export type FundWorth = {
  kind: 'fund';
  pence: number;
  /** Null where the firm does not say as at which day, or how the value reached it. */
  valuedOn: string | null;
  source: ValuationSource | null;
  ended: boolean;
};

/**
 * What a policy is worth to its owner, as its row shows it. Amounts in pence, null where a promise is known without its
 * amount. Only a fund is money that can be added up; cover, income and a defined-benefit pension are promises (P-1).
 */
export type PolicyWorth = FundWorth | PromiseWorth | { kind: 'awaited' } | { kind: 'unread' };

export type PromiseWorth =
  | { kind: 'cover'; pence: number | null; unit: 'cover' | 'cover a year' }
  | { kind: 'income'; pence: number | null; unit: 'a year' }
  | { kind: 'pension'; pence: number | null; unit: 'a year at retirement' };

const endedStatuses: readonly PolicyStatus[] = ['lapsed', 'matured', 'transferred_out', 'surrendered'];

const cover: PromiseWorth = { kind: 'cover', pence: null, unit: 'cover' };
const income: PromiseWorth = { kind: 'income', pence: null, unit: 'a year' };
const promiseOfPlan: Partial<Record<PlanType, PromiseWorth>> = {
  annuity: income,
  defined_benefit: { kind: 'pension', pence: null, unit: 'a year at retirement' },
  term_assurance: cover,
  whole_of_life: cover,
  critical_illness: cover,
  income_protection: { ...cover, unit: 'cover a year' },
};
const promiseOfCategory: Partial<Record<PolicyCategory, PromiseWorth>> = {
  annuity: income,
  protection: cover,
};

/**
 * Distinguishes a promise from a fund by the details of the policy, without them by its plan type or category, and reads the fund
 * from its latest valuation. A policy of which none is known holds what its valuation says.
 */
export function policyWorth(policy: PolicyListItem): PolicyWorth {
  const { details } = policy;
  switch (details?.kind) {
    case undefined:
      return promiseWithoutAmount(policy) ?? fundWorth(policy);
    case 'protection':
      return {
        kind: 'cover',
        pence: details.benefit,
        unit: details.benefitType === 'yearly_benefit' ? 'cover a year' : 'cover',
      };
    case 'annuity':
      return { kind: 'income', pence: details.annualIncome, unit: 'a year' };
    case 'defined_benefit':
      return { kind: 'pension', pence: details.prospectivePension, unit: 'a year at retirement' };
    default:
      return fundWorth(policy);
  }
}

function promiseWithoutAmount({ planType, category }: PolicyListItem): PromiseWorth | null {
  return (planType && promiseOfPlan[planType]) ?? (category && promiseOfCategory[category]) ?? null;
}

function fundWorth({ status, valuation }: PolicyListItem): PolicyWorth {
  if (valuation.state === 'none') return { kind: 'awaited' };
  if (valuation.state === 'failed') return { kind: 'unread' };
  const { value: pence, valuedOn, source } = valuation;
  // The last value of a policy that has ended was paid out or moved on: counting it would count it twice.
  return { kind: 'fund', pence, valuedOn, source, ended: status !== null && endedStatuses.includes(status) };
}
