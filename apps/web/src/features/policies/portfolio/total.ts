import { capitalise, countOf, countWord, listWords } from '#ui/format/counts.ts';
import type { PolicyListItem } from '../policy-queries.ts';
import { type FundWorth, type PolicyWorth, type PromiseWorth, policyWorth } from '../policy-worth.ts';
import { isOlderThanUsual } from '../valuation-age.ts';

/** The fund of a policy that counts in the total; null where it holds none, has no value yet, or has ended (P-1). */
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

/** The policies that the total does not include, in the order given (P-1). */
export function excludedFromTotal(policies: readonly PolicyListItem[]): PolicyListItem[] {
  return policies.filter((policy) => countedFund(policy) === null);
}

/** Why a promise is not in the total, on the page of the policy. */
export const whyPromiseIsExcluded: Record<PromiseWorth['kind'], string> = {
  cover: 'Cover has no fund value, so it is not included in your total.',
  income: 'An income has no fund value, so it is not included in your total.',
  pension: 'A promised pension has no fund value, so it is not included in your total.',
};

/** Why these policies are not in the total: "Cover has no fund value, and one policy is waiting for its first." */
export function whyExcluded(excluded: readonly PolicyListItem[]): string {
  const kinds = excluded.map((policy) => policyWorth(policy).kind);
  const promises = promisesAmong(kinds);
  const others = othersAmong(kinds, promises.length > 0 ? '' : ' value');
  if (promises.length === 0) return `${capitalise(listWords(others))}.`;
  const isOne = promises.length === 1 && promises[0] !== manyPensions;
  const close =
    others.length > 0 ? `and ${listWords(others)}` : `so ${isOne ? 'it is' : 'they are'} not included`;
  return `${capitalise(listWords(promises))} ${isOne ? 'has' : 'have'} no fund value, ${close}.`;
}

const manyPensions = 'defined-benefit pensions';

function promisesAmong(kinds: readonly PolicyWorth['kind'][]): string[] {
  const pensions = kinds.filter((kind) => kind === 'pension').length;
  return [
    ...(kinds.includes('cover') ? ['cover'] : []),
    ...(kinds.includes('income') ? ['income'] : []),
    ...(pensions > 0 ? [pensions === 1 ? 'a defined-benefit pension' : manyPensions] : []),
  ];
}

function othersAmong(kinds: readonly PolicyWorth['kind'][], value: string): string[] {
  const clause = (kind: PolicyWorth['kind'], one: string, many: string) => {
    const count = kinds.filter((other) => other === kind).length;
    return count === 0 ? [] : [`${countWord(count)} ${count === 1 ? one : many}`];
  };
  return [
    ...clause(
      'awaited',
      `policy is waiting for its first${value}`,
      `policies are waiting for their first${value}`,
    ),
    ...clause('unread', 'value could not be read', 'values could not be read'),
    ...clause('fund', 'policy has ended', 'policies have ended'),
  ];
}

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

/** Adds up the policies that count, and describes what the sum is made of (P-1). */
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
