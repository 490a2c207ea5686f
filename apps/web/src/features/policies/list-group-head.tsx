import { PrivateAmount } from '#core/amounts/private-amount.tsx';
import { countOf } from '#ui/count-words.ts';
import { type CategoryGroup, categoryNames } from './category.ts';
import { CategorySquare } from './category-mark.tsx';
import styles from './list-group-head.module.css';

type ListGroupHeadProps = {
  category: CategoryGroup;
  policies: number;
  /** Subtotal; null where nothing of the group has a value to count. */
  pence: number | null;
};

/** The head of a category in the list, with its subtotal (row P1). */
export function ListGroupHead({ category, policies, pence }: ListGroupHeadProps) {
  return (
    <div className={styles.head}>
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
