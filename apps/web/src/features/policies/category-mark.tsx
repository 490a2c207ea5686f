import type { CSSProperties } from 'react';
import { type CategoryGroup, categoryColour, categoryNames } from './category.ts';
import styles from './category-mark.module.css';

/** The square of a category. It says nothing by itself: words are beside it. */
export function CategorySquare({ category }: { category: CategoryGroup }) {
  return <i className={styles.square} style={{ '--square': categoryColour(category) } as CSSProperties} />;
}

/** A category: its square and its name. Never a chip. */
export function CategoryMark({ category }: { category: CategoryGroup }) {
  return (
    <span className={styles.mark}>
      <CategorySquare category={category} />
      {categoryNames[category]}
    </span>
  );
}
