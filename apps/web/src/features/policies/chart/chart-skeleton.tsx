import { Skeleton } from '#ui/feedback/skeleton.tsx';
import styles from './chart-skeleton.module.css';

/** The graph while its values load. */
export function GraphSkeleton() {
  return (
    <>
      <p className="visually-hidden" role="status">
        Loading the graph
      </p>
      <Skeleton width="18rem" height="1.25rem" />
      <ChartSkeleton />
      <Skeleton width="100%" height="4.5rem" />
    </>
  );
}

/** The drawing, at the height that it will have. */
export function ChartSkeleton() {
  return (
    <div className={styles.frame}>
      <div className={styles.chart}>
        <Skeleton width="100%" height="100%" />
      </div>
    </div>
  );
}
