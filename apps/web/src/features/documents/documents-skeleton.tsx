import { Skeleton } from '#ui/feedback/skeleton.tsx';
import styles from './documents-skeleton.module.css';

const widths = ['52%', '38%', '60%', '46%', '55%', '42%'];

/** The list while it loads, with rows of the height that they will have. */
export function DocumentsSkeleton() {
  return (
    <div aria-busy="true">
      <p className="visually-hidden" role="status">
        Loading your documents
      </p>
      <Skeleton width="4rem" height="1.5rem" />
      <div className={styles.rows}>
        {widths.map((width) => (
          <div key={width} className={styles.row}>
            <Skeleton width="2.5rem" height="2.5rem" />
            <div className={styles.text}>
              <Skeleton width={width} height="1.1rem" />
              <Skeleton width="30%" height="0.9rem" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
