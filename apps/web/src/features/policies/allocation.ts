import { type CategoryGroup, categories, categoryOf } from './category.ts';
import type { PolicyListItem } from './policy-list-item.ts';
import { countedFund } from './total.ts';

export type AllocationPart = {
  category: CategoryGroup;
  policies: number;
  /** Sum in pence. */
  pence: number;
  /** Percent of the total, not rounded. */
  share: number;
};

/** How the total is spread over categories, largest first; a category without a counted policy is left out (row P1). */
export function allocationOf(policies: readonly PolicyListItem[]): AllocationPart[] {
  const sums = categories
    .map((category) => sumOf(category, policies))
    .filter((part) => part.policies > 0)
    .toSorted((one, other) => other.pence - one.pence);
  const total = sums.reduce((sum, part) => sum + part.pence, 0);
  return sums.map((part) => ({ ...part, share: total === 0 ? 0 : (part.pence / total) * 100 }));
}

function sumOf(category: CategoryGroup, policies: readonly PolicyListItem[]) {
  const funds = policies
    .filter((policy) => categoryOf(policy) === category)
    .flatMap((policy) => countedFund(policy) ?? []);
  return { category, policies: funds.length, pence: funds.reduce((sum, fund) => sum + fund.pence, 0) };
}

/** A share with one decimal: 53.0%. A sliver is never written as nothing. */
export function formatShare(share: number): string {
  return share > 0 && share < 0.05 ? 'under 0.1%' : `${share.toFixed(1)}%`;
}
