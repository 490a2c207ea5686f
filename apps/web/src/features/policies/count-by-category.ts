import { type CategoryGroup, categoryOf } from './category.ts';
import { filterPolicies, type PolicyFilters } from './filter-policies.ts';
import type { PolicyListItem } from './policy-list-item.ts';

/** How many policies each category would show with the other filters as they are. */
export function countByCategory(
  policies: readonly PolicyListItem[],
  filters: Omit<PolicyFilters, 'category'>,
): Record<CategoryGroup | 'all', number> {
  const counts = { all: 0, pension: 0, investment: 0, savings: 0, protection: 0, annuity: 0, other: 0 };
  for (const policy of filterPolicies(policies, { ...filters, category: null })) {
    counts.all += 1;
    counts[categoryOf(policy)] += 1;
  }
  return counts;
}
