import type { PolicyCategory } from '@portal/contract/policies';
import { filterPolicies, type PolicyFilters } from './filter-policies.ts';
import type { PolicyListItem } from './policy-list-item.ts';

/** How many policies each category would show with the other filters as they stand. */
export function countByCategory(
  policies: readonly PolicyListItem[],
  filters: Omit<PolicyFilters, 'category'>,
): Record<PolicyCategory | 'all', number> {
  const counts = { all: 0, pension: 0, investment: 0, savings: 0, protection: 0, annuity: 0 };
  for (const policy of filterPolicies(policies, { ...filters, category: null })) {
    counts.all += 1;
    counts[policy.category] += 1;
  }
  return counts;
}
