import { countOf, countWord, formatCount } from '#ui/format/counts.ts';
import { type Basis, sumOfCounted } from '../basis.ts';
import type { PolicyListItem } from '../policy-queries.ts';
import { countedFund, policyWorth } from '../policy-worth.ts';
import { isOlderThanUsual } from '../valuation-age.ts';

export type Total = {
  /** Sum in pence of the policies that are counted. */
  pence: number;
  /** The latest day that any counted value is as at; null where none is known. */
  asAt: string | null;
  countedPolicies: number;
  allPolicies: number;
  /** How many of the counted values are older than usual. */
  olderValues: number;
  /** Whether any value is there and could not be read. */
  lacksValues: boolean;
};

/**
 * Adds up the policies that count (P-44), and says the newest day of their values (P-43) and what the sum is made of.
 */
export function totalOf(policies: readonly PolicyListItem[], today: string, basis: Basis): Total {
  const funds = policies.flatMap((policy) => countedFund(policy) ?? []);
  return {
    pence: sumOfCounted(policies, basis) ?? 0,
    asAt:
      funds
        .flatMap((fund) => fund.valuedOn ?? [])
        .toSorted()
        .at(-1) ?? null,
    countedPolicies: funds.length,
    allPolicies: policies.length,
    olderValues: funds.filter((fund) => isOlderThanUsual(fund, today)).length,
    lacksValues: policies.some((policy) => policyWorth(policy).kind === 'unread'),
  };
}

/** "5 of 8 policies counted, one at an older value". */
export function describeCounted({ countedPolicies, allPolicies, olderValues }: Total): string {
  const counted = `${formatCount(countedPolicies)} of ${countOf(allPolicies, ['policy', 'policies'])} counted`;
  if (olderValues === 0) return counted;
  return `${counted}, ${countWord(olderValues)} at ${olderValues === 1 ? 'an older value' : 'older values'}`;
}
