import type { PolicyStatus } from '@portal/contract/policies';
import type { ValuationSource } from '@portal/contract/valuation';
import type { PolicyListItem } from './policy-list-item.ts';

/** Money held in a policy, in pence. `ended` where it has since been paid out, moved or lost. */
export type FundWorth = {
  kind: 'fund';
  pence: number;
  valuedOn: string;
  source: ValuationSource;
  ended: boolean;
};

/**
 * What a policy is worth to its owner, as its row shows it. Amounts in pence. Only a fund is money that can be added
 * up; cover, income and a defined-benefit pension are promises of another kind (row P1).
 */
export type PolicyWorth =
  | FundWorth
  | { kind: 'cover'; pence: number; unit: 'cover' | 'cover a year' }
  | { kind: 'income'; pence: number; unit: 'a year' }
  | { kind: 'pension'; pence: number; unit: 'a year at retirement' }
  | { kind: 'awaited' }
  | { kind: 'unread' };

const endedStatuses: readonly PolicyStatus[] = ['lapsed', 'matured', 'transferred_out', 'surrendered'];

/** Tells a promise from a fund by the details of the policy, and reads the fund from its latest valuation. */
export function policyWorth(policy: PolicyListItem): PolicyWorth {
  const { details } = policy;
  switch (details.kind) {
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

function fundWorth({ status, valuation }: PolicyListItem): PolicyWorth {
  if (valuation.state === 'none') return { kind: 'awaited' };
  if (valuation.state === 'failed') return { kind: 'unread' };
  const { value: pence, valuedOn, source } = valuation;
  // The last value of a policy that has ended was paid out or moved on: counting it would count it twice.
  return { kind: 'fund', pence, valuedOn, source, ended: endedStatuses.includes(status) };
}
