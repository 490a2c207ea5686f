import { categories } from './category.ts';
import type { PolicyListItem } from './policy-list-item.ts';
import { type PolicyWorth, policyWorth } from './policy-worth.ts';

/** Orders of the list; the first is the usual one. */
export const policyOrders = ['value', 'name', 'provider', 'oldest', 'category'] as const;
export type PolicyOrder = (typeof policyOrders)[number];

const byWords = new Intl.Collator('en-GB', { numeric: true }).compare;
type Compare = (one: PolicyListItem, other: PolicyListItem) => number;
const byName: Compare = (one, other) => byWords(one.name, other.name);

/** What has a value stands first, then what awaits one, then income and cover, and last what has ended. */
const ranks: Record<PolicyWorth['kind'], number> = {
  fund: 0,
  unread: 1,
  awaited: 2,
  income: 3,
  pension: 3,
  cover: 4,
};

function rank(worth: PolicyWorth): number {
  return worth.kind === 'fund' && worth.ended ? 5 : ranks[worth.kind];
}

const byValue: Compare = (one, other) => {
  const [a, b] = [policyWorth(one), policyWorth(other)];
  return rank(a) - rank(b) || penceOf(b) - penceOf(a) || byName(one, other);
};

const byOldestValue: Compare = (one, other) => {
  const [a, b] = [policyWorth(one), policyWorth(other)];
  return rank(a) - rank(b) || byWords(dayOf(a), dayOf(b)) || byName(one, other);
};

const compares: Record<PolicyOrder, Compare> = {
  value: byValue,
  name: byName,
  provider: (one, other) => byWords(one.provider.name, other.provider.name) || byName(one, other),
  oldest: byOldestValue,
  category: (one, other) =>
    categories.indexOf(one.category) - categories.indexOf(other.category) || byValue(one, other),
};

/** The same policies in another order; ties go by name. */
export function sortPolicies(policies: readonly PolicyListItem[], order: PolicyOrder): PolicyListItem[] {
  return policies.toSorted(compares[order]);
}

function penceOf(worth: PolicyWorth): number {
  return 'pence' in worth ? worth.pence : 0;
}

function dayOf(worth: PolicyWorth): string {
  return worth.kind === 'fund' ? worth.valuedOn : '';
}
