import type { PolicyCategory, PolicyStatus } from './policies.ts';
import type { PlanType, PolicyDetailsKind } from './policy-details.ts';

/** P-84: what a policy promises in place of a fund: cover, an income, or a pension at retirement. */
export type PromiseKind = 'cover' | 'income' | 'pension';

type PolicyFacts = {
  readonly detailsKind: PolicyDetailsKind | null;
  readonly planType: PlanType | null;
  readonly category: PolicyCategory | null;
};

const promiseOfDetails: Partial<Record<PolicyDetailsKind, PromiseKind>> = {
  protection: 'cover',
  annuity: 'income',
  defined_benefit: 'pension',
};
const promiseOfPlan: Partial<Record<PlanType, PromiseKind>> = {
  annuity: 'income',
  defined_benefit: 'pension',
  term_assurance: 'cover',
  whole_of_life: 'cover',
  critical_illness: 'cover',
  income_protection: 'cover',
};
const promiseOfCategory: Partial<Record<PolicyCategory, PromiseKind>> = {
  annuity: 'income',
  protection: 'cover',
};

/**
 * P-84: the promise of a policy, by its details, without them by its plan type, without that by its category; null for
 * one that holds a fund, or of which nothing is known. Only a fund is money that can be added up (P-44).
 */
export function promiseKindOf({ detailsKind, planType, category }: PolicyFacts): PromiseKind | null {
  if (detailsKind !== null) return promiseOfDetails[detailsKind] ?? null;
  if (planType !== null) return promiseOfPlan[planType] ?? null;
  return (category && promiseOfCategory[category]) ?? null;
}

const endedStatuses: readonly PolicyStatus[] = ['lapsed', 'matured', 'transferred_out', 'surrendered'];

/** P-84: whether a policy has ended: its last value was paid out or moved on, and would be counted twice (P-44). */
export function hasEnded({ status }: { readonly status: PolicyStatus | null }): boolean {
  return status !== null && endedStatuses.includes(status);
}
