import { Skeleton } from '#ui/skeleton.tsx';
import styles from './graph-place.module.css';

/** The place of the graph while its values are on their way. */
export function GraphPlace() {
  return (
    <>
      <p className="visually-hidden" role="status">
        Loading the graph
      </p>
      <Skeleton width="18rem" height="1.25rem" />
      <ChartPlace />
      <Skeleton width="100%" height="4.5rem" />
    </>
  );
}

/** The place of the drawing, as high as it will be. */
export function ChartPlace() {
  return (
    <div className={styles.frame}>
      <div className={styles.chart}>
        <Skeleton width="100%" height="100%" />
      </div>
    </div>
  );
}
