import { PrivateAmount } from '#core/amounts/hidden-amounts.tsx';
import { countOf } from '#ui/format/counts.ts';
import { type Basis, sumOfCounted } from '../../basis.ts';
import { type CategoryGroup, categoryNames, categoryOf } from '../../policy-labels.ts';
import { CategorySquare } from '../../policy-marks.tsx';
import type { PolicyListItem } from '../../policy-queries.ts';
import styles from './category-groups.module.css';

/** A line of the list: a policy with its position among the policies (from 1), or the heading of a category. */
export type ListEntry =
  | { kind: 'policy'; key: string; policy: PolicyListItem; position: number }
  | { kind: 'category'; key: string; category: CategoryGroup; policies: number; pence: number | null };

/**
 * The lines of a list of policies; grouped policies are already sorted by category, and each group has a heading with
 * its subtotal.
 */
export function entriesOf(
  policies: readonly PolicyListItem[],
  isGrouped: boolean,
  basis: Basis,
): ListEntry[] {
  return policies.flatMap((policy, index): ListEntry[] => {
    const line: ListEntry = { kind: 'policy', key: policy.uuid, policy, position: index + 1 };
    const category = categoryOf(policy);
    const before = policies[index - 1];
    const isFirstOfGroup = isGrouped && (before === undefined || categoryOf(before) !== category);
    return isFirstOfGroup ? [headingOf(category, policies, basis), line] : [line];
  });
}

function headingOf(category: CategoryGroup, policies: readonly PolicyListItem[], basis: Basis): ListEntry {
  const group = policies.filter((policy) => categoryOf(policy) === category);
  return {
    kind: 'category',
    key: category,
    category,
    policies: group.length,
    pence: sumOfCounted(group, basis),
  };
}

type CategoryHeadingProps = {
  category: CategoryGroup;
  policies: number;
  /** Subtotal; null where nothing of the group has a value to count. */
  pence: number | null;
};

/** The heading of a category in the list, with its subtotal (P-1). */
export function CategoryHeading({ category, policies, pence }: CategoryHeadingProps) {
  return (
    <div className={styles.heading}>
      <h2 className={styles.name}>
        <CategorySquare category={category} />
        {category === 'other' ? 'Other policies' : categoryNames[category]}
      </h2>
      <span className={styles.count}>{countOf(policies, ['policy', 'policies'])}</span>
      {pence === null ? null : (
        <span className={styles.sum}>
          <PrivateAmount pence={pence} />
        </span>
      )}
    </div>
  );
}
