import { shareOf } from '@portal/performance/share';
import { useSearchParamChoice } from '#core/routing/search-params.ts';
import { formatOwned } from '#ui/format/percent.ts';
import type { PolicyListItem } from './policy-queries.ts';
import { countedFund } from './policy-worth.ts';

/**
 * P-25: how joint policies count in every figure of the portfolio: with the client's share, which comes first, or in
 * full. The gateway's features/policies/policy-worth.ts counts a share in the same way (P-63).
 */
export const bases = ['byShare', 'whole'] as const;
export type Basis = (typeof bases)[number];

/**
 * The basis in the address. A choice is offered where a counted policy has a share; without one, every policy is in
 * full.
 */
export function useBasis(policies: readonly PolicyListItem[]): [Basis, (basis: Basis) => void] {
  const [chosen, choose] = useSearchParamChoice('joint', bases, 'byShare');
  return [countedShares(policies).length > 0 ? chosen : 'byShare', choose];
}

/** The client's part of a joint policy in per cent; null where it is all theirs, or the firm does not say. */
export function clientShareOf({ owners }: PolicyListItem): number | null {
  const share = owners?.find(({ isClient }) => isClient === true)?.percentage ?? 100;
  return share === 100 ? null : share;
}

/**
 * What a policy adds to the total in pence; null where it does not count. P-29: a share is rounded once for each
 * policy, halves away from zero, so that the rows, the allocation by category and the file of the list add up to the
 * total.
 */
export function countedPence(policy: PolicyListItem, basis: Basis): number | null {
  const fund = countedFund(policy);
  if (fund === null) return null;
  return countedPart(policy, basis)(fund.pence);
}

/** What an amount of a policy counts for, rounded to the penny. */
export function countedPart(policy: PolicyListItem, basis: Basis): (pence: number) => number {
  return shareOf(basis === 'whole' ? 100 : (clientShareOf(policy) ?? 100));
}

/** What the counted policies add up to in pence; null where there is none to count. */
export function sumOfCounted(policies: readonly PolicyListItem[], basis: Basis): number | null {
  const counted = policies.flatMap((policy) => countedPence(policy, basis) ?? []);
  return counted.length === 0 ? null : counted.reduce((sum, pence) => sum + pence, 0);
}

/** The counted policies of which the client owns a known part; where there is one, the client can choose the basis. */
export function countedShares(policies: readonly PolicyListItem[]): PolicyListItem[] {
  return policies.filter((policy) => clientShareOf(policy) !== null && countedFund(policy) !== null);
}

/** "half", "25% share": what the client owns of a joint policy. */
export function shareName(percent: number): string {
  return percent === 50 ? 'half' : `${formatOwned(percent)} share`;
}

/** Whether a counted policy has several owners, so that how it counts has to be said. */
export function hasJointPolicy(policies: readonly PolicyListItem[]): boolean {
  return policies.some(
    (policy) => (clientShareOf(policy) !== null || lacksShare(policy)) && countedFund(policy) !== null,
  );
}

/** Whether a policy has several owners and the firm does not say which of them the client is. */
export function lacksShare({ owners }: PolicyListItem): boolean {
  return owners !== null && owners.length > 1 && owners.every(({ isClient }) => isClient !== true);
}
