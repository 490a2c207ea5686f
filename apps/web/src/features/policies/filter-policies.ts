import type { PolicyStatus } from '@portal/contract/policies';
import { policyName } from '#core/policy-name.ts';
import { type CategoryGroup, categoryOf } from './category.ts';
import type { PolicyListItem } from './policy-list-item.ts';

/** What the list is narrowed to; null and '' narrow nothing. A provider is known by its name. */
export type PolicyFilters = {
  text: string;
  category: CategoryGroup | null;
  status: PolicyStatus | null;
  provider: string | null;
};

export const noFilters: PolicyFilters = { text: '', category: null, status: null, provider: null };

/** Policies whose name, provider or number hold every word of the text, and that match the other filters (row P1). */
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

export function isFiltered(filters: PolicyFilters): boolean {
  return Boolean(filters.text.trim() || filters.category || filters.status || filters.provider);
}

function textMatcher(text: string): (policy: PolicyListItem) => boolean {
  const words = plain(text).split(' ').filter(Boolean);
  const number = squeezed(text);
  if (words.length === 0) return () => true;
  return (policy) => {
    const found = searchText(policy);
    return words.every((word) => found.includes(word)) || (number !== '' && found.includes(` ${number}`));
  };
}

const searchTexts = new WeakMap<PolicyListItem, string>();

/** Calculated once for each policy: a list of a thousand is searched at every key. */
function searchText(policy: PolicyListItem): string {
  const known = searchTexts.get(policy);
  if (known !== undefined) return known;
  const number = policy.policyNumber ?? '';
  const text = ` ${plain(`${policyName(policy)} ${policy.provider?.name ?? ''} ${number}`)} ${squeezed(number)}`;
  searchTexts.set(policy, text);
  return text;
}

/** Lower case, without accents, one space between words. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Letters and digits alone, so that "bf 118204" finds BF-118204. */
function squeezed(text: string): string {
  return plain(text).replace(/[^\p{L}\p{N}]/gu, '');
}
