import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Columns } from '#ui/layout/columns.tsx';
import { GraphSkeleton } from '../chart/chart-skeleton.tsx';
import styles from './policy-skeleton.module.css';

const rows = ['40%', '56%', '48%', '36%'];

/** A policy while it loads, each part at the height that it will have. */
export function PolicySkeleton() {
  return (
    <div className={styles.policy} aria-busy="true">
      <p className="visually-hidden" role="status">
        Loading the policy
      </p>
      <div className={styles.head}>
        <Skeleton width="11rem" height="0.8rem" />
        <Skeleton width="min(20rem, 80%)" height="1.75rem" />
        <Skeleton width="13rem" height="0.9rem" />
      </div>
      <Columns>
        <div className={styles.value}>
          <Skeleton width="3rem" height="0.9rem" />
          <Skeleton width="min(15rem, 70%)" height="var(--figure-lg)" />
          <Skeleton width="min(18rem, 90%)" height="0.9rem" />
          <GraphSkeleton />
        </div>
        <div className={styles.rows}>
          {rows.map((width) => (
            <div key={width} className={styles.row}>
              <Skeleton width={width} height="1.1rem" />
              <Skeleton width="20%" height="1.1rem" />
            </div>
          ))}
        </div>
      </Columns>
    </div>
  );
}
