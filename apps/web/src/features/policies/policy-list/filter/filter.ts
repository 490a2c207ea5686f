import { policyName } from '#core/format/policy-name.ts';
import { plainText, searchWords } from '#core/format/search-words.ts';
import { type CategoryGroup, categoryOf } from '../../policy-labels.ts';
import type { PolicyListItem } from '../../policy-queries.ts';
import type { PolicyFilters } from '../../search-params.ts';

/** Policies whose name, provider or number contain every word of the text, and that match the other filters (P-42). */
export function filterPolicies(
  policies: readonly PolicyListItem[],
  filters: PolicyFilters,
): PolicyListItem[] {
  const matchesText = textMatcher(filters.text);
  return policies.filter(
    (policy) =>
      (filters.category === null || categoryOf(policy) === filters.category) &&
      (filters.status === null || policy.status === filters.status) &&
      (filters.provider === null || policy.provider?.name === filters.provider) &&
      matchesText(policy),
  );
}

/** How many policies each category would show with the other filters unchanged. */
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

function textMatcher(text: string): (policy: PolicyListItem) => boolean {
  const words = searchWords(text);
  const number = squeezed(text);
  if (words.length === 0) return () => true;
  return (policy) => {
    const found = searchText(policy);
    return words.every((word) => found.includes(word)) || (number !== '' && found.includes(` ${number}`));
  };
}

const searchTexts = new WeakMap<PolicyListItem, string>();

/** Calculates what the search reads of each policy, which would otherwise cost the first key most of a frame. */
export function prepareSearch(policies: readonly PolicyListItem[]): void {
  for (const policy of policies) searchText(policy);
}

/** Calculated once for each policy: a list of a thousand is searched at every key. */
function searchText(policy: PolicyListItem): string {
  const known = searchTexts.get(policy);
  if (known !== undefined) return known;
  const number = policy.policyNumber ?? '';
  const text = ` ${plainText(`${policyName(policy)} ${policy.provider?.name ?? ''} ${number}`)} ${squeezed(number)}`;
  searchTexts.set(policy, text);
  return text;
}

/** Letters and digits alone, so that "bf 118204" finds BF-118204. */
function squeezed(text: string): string {
  return plainText(text).replace(/[^\p{L}\p{N}]/gu, '');
}
