import styles from './detail-place.module.css';
import { Skeleton } from './skeleton.tsx';

/** The place of a page about one thing: its head, a few lines, and what stands below. */
export function DetailPlace({ said }: { said: string }) {
  return (
    <div className={styles.page} aria-busy="true">
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <div className={styles.head}>
        <Skeleton width="3.5rem" height="3.5rem" />
        <div className={styles.lines}>
          <Skeleton width="8rem" height="0.9rem" />
          <Skeleton width="14rem" height="1.6rem" />
        </div>
      </div>
      <div className={styles.lines}>
        <Skeleton width="100%" height="1.1rem" />
        <Skeleton width="92%" height="1.1rem" />
        <Skeleton width="46%" height="1.1rem" />
      </div>
      <Skeleton width="100%" height="11rem" />
      <div className={styles.lines}>
        <Skeleton width="40%" height="1.4rem" />
        <Skeleton width="100%" height="1.1rem" />
        <Skeleton width="80%" height="1.1rem" />
      </div>
    </div>
  );
}
