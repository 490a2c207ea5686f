import { countOf, countWord } from '#ui/count-words.ts';
import type { PolicyListItem } from './policy-list-item.ts';
import { type FundWorth, policyWorth } from './policy-worth.ts';
import { isOlderThanUsual } from './valuation-age.ts';

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

/** The fund of a policy that is part of the total; null where it holds none, has no value yet, or has ended (row P1). */
export function countedFund(policy: PolicyListItem): FundWorth | null {
  const worth = policyWorth(policy);
  return worth.kind === 'fund' && !worth.ended ? worth : null;
}

/** Whether a counted value is older than usual on a day in London. */
export function hasOlderValue(policy: PolicyListItem, today: string): boolean {
  const fund = countedFund(policy);
  return fund !== null && isOlderThanUsual(fund, today);
}

/** What the counted funds add up to in pence; null where there is none to count. */
export function sumOfFunds(policies: readonly PolicyListItem[]): number | null {
  const funds = policies.flatMap((policy) => countedFund(policy) ?? []);
  return funds.length === 0 ? null : funds.reduce((sum, { pence }) => sum + pence, 0);
}

/** Adds up what may be added up, and says what the sum is made of (row P1). */
export function totalOf(policies: readonly PolicyListItem[], today: string): Total {
  const funds = policies.flatMap((policy) => countedFund(policy) ?? []);
  return {
    pence: sumOfFunds(policies) ?? 0,
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
  const counted = `${countedPolicies.toLocaleString('en-GB')} of ${countOf(allPolicies, ['policy', 'policies'])} counted`;
  if (olderValues === 0) return counted;
  return `${counted}, ${countWord(olderValues)} at ${olderValues === 1 ? 'an older value' : 'older values'}`;
}
