import { Skeleton } from '#ui/feedback/skeleton.tsx';
import styles from './page-skeleton.module.css';

/** Shown while the code of a page is fetched. It has a page's height, so that nothing below it moves. */
export function PageSkeleton() {
  return (
    <div className={styles.page} role="status" aria-busy="true">
      <span className="visually-hidden">Loading the page</span>
      <Skeleton width="14rem" height="var(--s-8)" />
      <Skeleton width="100%" height="var(--s-16)" />
      <Skeleton width="100%" height="var(--s-16)" />
    </div>
  );
}
