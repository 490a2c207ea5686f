import { Skeleton } from '#ui/skeleton.tsx';
import { GraphPlace } from './graph-place.tsx';
import styles from './policy-article.module.css';
import place from './policy-place.module.css';

const rows = ['40%', '56%', '48%', '36%'];

/** The places of a policy's parts, as high as they will be. */
export function PolicyPlace() {
  return (
    <div className={styles.policy} aria-busy="true">
      <p className="visually-hidden" role="status">
        Loading the policy
      </p>
      <div className={place.head}>
        <Skeleton width="11rem" height="0.8rem" />
        <Skeleton width="min(20rem, 80%)" height="1.75rem" />
        <Skeleton width="13rem" height="0.9rem" />
      </div>
      <div className={place.value}>
        <Skeleton width="3rem" height="0.9rem" />
        <Skeleton width="min(15rem, 70%)" height="var(--figure-lg)" />
        <Skeleton width="min(18rem, 90%)" height="0.9rem" />
        <GraphPlace />
      </div>
      <div className={place.rows}>
        {rows.map((width) => (
          <div key={width} className={place.row}>
            <Skeleton width={width} height="1.1rem" />
            <Skeleton width="20%" height="1.1rem" />
          </div>
        ))}
      </div>
    </div>
  );
}
