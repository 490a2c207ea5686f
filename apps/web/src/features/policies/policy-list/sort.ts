import { policyName } from '#core/format/policy-name.ts';
import { categories, categoryOf } from '../policy-labels.ts';
import type { PolicyListItem } from '../policy-queries.ts';
import { type PolicyWorth, policyWorth } from '../policy-worth.ts';
import type { PolicyOrder } from '../search-params.ts';

const byText = new Intl.Collator('en-GB', { numeric: true }).compare;
/** Unknown values come last. */
function byKnown(one: string | null, other: string | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return byText(one, other);
}

type Compare = (one: PolicyListItem, other: PolicyListItem) => number;
const byName: Compare = (one, other) => byText(policyName(one), policyName(other));

/**
 * Policies with a value come first, then those that await one, then income and cover, and last those that have ended.
 */
const ranks: Record<PolicyWorth['kind'], number> = {
  fund: 0,
  unread: 1,
  awaited: 2,
  income: 3,
  pension: 3,
  cover: 4,
  ended: 5,
};

function rank(worth: PolicyWorth): number {
  return worth.kind === 'fund' && worth.ended ? ranks.ended : ranks[worth.kind];
}

const byValue: Compare = (one, other) => {
  const [a, b] = [policyWorth(one), policyWorth(other)];
  return rank(a) - rank(b) || penceOf(b) - penceOf(a) || byName(one, other);
};

const byOldestValue: Compare = (one, other) => {
  const [a, b] = [policyWorth(one), policyWorth(other)];
  return rank(a) - rank(b) || byKnown(dayOf(a), dayOf(b)) || byName(one, other);
};

const compares: Record<PolicyOrder, Compare> = {
  value: byValue,
  name: byName,
  provider: (one, other) =>
    byKnown(one.provider?.name ?? null, other.provider?.name ?? null) || byName(one, other),
  oldest: byOldestValue,
  category: (one, other) =>
    categories.indexOf(categoryOf(one)) - categories.indexOf(categoryOf(other)) || byValue(one, other),
};

/** The same policies in another order; ties go by name. */
export function sortPolicies(policies: readonly PolicyListItem[], order: PolicyOrder): PolicyListItem[] {
  return policies.toSorted(compares[order]);
}

function penceOf(worth: PolicyWorth): number {
  return 'pence' in worth ? (worth.pence ?? 0) : 0;
}

function dayOf(worth: PolicyWorth): string | null {
  return worth.kind === 'fund' ? worth.valuedOn : null;
}
