import { type CategoryGroup, categoryOf } from './category.ts';
import type { PolicyListItem } from './policy-list-item.ts';
import { sumOfFunds } from './total.ts';

/** What is shown in a line of a long list: a policy with its place among the policies (from 1), or the head of a category. */
export type ListEntry =
  | { kind: 'policy'; key: string; policy: PolicyListItem; place: number }
  | { kind: 'category'; key: string; category: CategoryGroup; policies: number; pence: number | null };

/** Policies as lines, in their order; grouped ones come by category already, and each group gets a head with its subtotal. */
export function entriesOf(policies: readonly PolicyListItem[], isGrouped: boolean): ListEntry[] {
  return policies.flatMap((policy, index): ListEntry[] => {
    const line: ListEntry = { kind: 'policy', key: policy.uuid, policy, place: index + 1 };
    const category = categoryOf(policy);
    const before = policies[index - 1];
    const isFirstOfGroup = isGrouped && (before === undefined || categoryOf(before) !== category);
    return isFirstOfGroup ? [headOf(category, policies), line] : [line];
  });
}

function headOf(category: CategoryGroup, policies: readonly PolicyListItem[]): ListEntry {
  const group = policies.filter((policy) => categoryOf(policy) === category);
  return { kind: 'category', key: category, category, policies: group.length, pence: sumOfFunds(group) };
}
