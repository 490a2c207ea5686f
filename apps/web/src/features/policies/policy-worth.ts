import { hasEnded, type PromiseKind, promiseKindOf } from '@portal/contract/v1/policy-kind';
import type { ValuationSource } from '@portal/contract/v1/valuation';
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
 * P-1: what a policy is worth to its owner. Amounts in pence, null where a promise is known without its amount. Only a
 * fund is money that can be added up; cover, income and a defined-benefit pension are promises. One that has ended
 * promises nothing any more, and waits for no value: then it is `ended`, with what it promised, null for a fund.
 */
export type PolicyWorth =
  | FundWorth
  | PromiseWorth
  | { kind: 'awaited' }
  | { kind: 'unread' }
  | { kind: 'ended'; promised: PromiseKind | null };

export type PromiseWorth = {
  kind: PromiseKind;
  pence: number | null;
  unit: 'cover' | 'cover a year' | 'a year' | 'a year at retirement';
};

/**
 * Distinguishes a promise from a fund by the details of the policy, without them by its plan type, and without that by
 * its category, and reads the fund from its latest valuation. A policy of which none is known holds what its valuation
 * says.
 */
export function policyWorth(policy: PolicyListItem): PolicyWorth {
  const { details, planType, category } = policy;
  const kind = promiseKindOf({ detailsKind: details?.kind ?? null, planType, category });
  if (kind === null) return fundWorth(policy);
  if (hasEnded(policy)) return { kind: 'ended', promised: kind };
  const unit = isCoverAYear(policy) ? 'cover a year' : units[kind];
  return { kind, pence: promisedPence(details), unit };
}

const units = { cover: 'cover', income: 'a year', pension: 'a year at retirement' } as const;

function isCoverAYear({ details, planType }: PolicyListItem): boolean {
  if (details?.kind === 'protection') return details.benefitType === 'yearly_benefit';
  return planType === 'income_protection';
}

function promisedPence(details: PolicyListItem['details']): number | null {
  switch (details?.kind) {
    case 'protection':
      return details.benefit;
    case 'annuity':
      return details.annualIncome;
    case 'defined_benefit':
      return details.prospectivePension;
    default:
      return null;
  }
}

/** What a policy promises in place of a fund, or promised until it ended. */
export function promisedBy(worth: PolicyWorth): PromiseKind | null {
  if (worth.kind === 'ended') return worth.promised;
  return 'unit' in worth ? worth.kind : null;
}

function fundWorth(policy: PolicyListItem): PolicyWorth {
  const { valuation } = policy;
  if (valuation.state !== 'valued' && hasEnded(policy)) return { kind: 'ended', promised: null };
  if (valuation.state === 'none') return { kind: 'awaited' };
  if (valuation.state === 'failed') return { kind: 'unread' };
  const { value: pence, valuedOn, source } = valuation;
  return { kind: 'fund', pence, valuedOn, source, ended: hasEnded(policy) };
}

/** P-44: a policy's fund that counts in the total; null where it holds none, has no value to read, or has ended. */
export function countedFund(policy: PolicyListItem): FundWorth | null {
  const worth = policyWorth(policy);
  return worth.kind === 'fund' && !worth.ended ? worth : null;
}
