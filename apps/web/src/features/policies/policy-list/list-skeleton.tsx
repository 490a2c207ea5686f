import type { ReactNode } from 'react';
import { iconButton } from '#ui/action/classes.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { SearchField } from '#ui/filter/search-field.tsx';
import { filterIcon, Icon } from '#ui/icons.tsx';
import styles from './list-skeleton.module.css';

const rowWidths = ['62%', '54%', '40%', '58%', '48%', '60%'];

/** Search and filters while they load. */
export function FilterBarSkeleton({ result }: { result?: ReactNode }) {
  return (
    <div className={styles.bar}>
      <div className={styles.search}>
        <SearchField label="Search policies" placeholder="Name, provider or number" value="" disabled />
        <button type="button" className={iconButton} data-boxed aria-label="More filters" disabled>
          <Icon shape={filterIcon} />
        </button>
      </div>
      <div className={styles.pills}>
        <Skeleton width="4.5rem" height="2.25rem" shape="pill" />
        <Skeleton width="6.5rem" height="2.25rem" shape="pill" />
        <Skeleton width="6rem" height="2.25rem" shape="pill" />
      </div>
      {result}
    </div>
  );
}

/** Search, filters and rows while they load, at the heights that they will have. */
export function ListSkeleton() {
  return (
    <>
      <FilterBarSkeleton />
      <div className={styles.rows}>
        {rowWidths.map((width) => (
          <div key={width} className={styles.row}>
            <div className={styles.lines}>
              <Skeleton width={width} height="1rem" />
              <Skeleton width="44%" height="0.75rem" />
              <Skeleton width="28%" height="0.65rem" />
            </div>
            <div className={styles.amount}>
              <Skeleton width="6.5rem" height="1rem" />
              <Skeleton width="4.5rem" height="0.7rem" />
            </div>
          </div>
        ))}
      </div>
    </>
  );
}
