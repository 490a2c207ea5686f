import { Skeleton } from '#ui/skeleton.tsx';
import styles from './insight-article.module.css';
import loading from './insights-loading.module.css';

const lines = ['96%', '100%', '92%', '98%', '60%'];

/** The places of an article on its way. */
export function InsightLoading() {
  return (
    <div className={styles.page} aria-busy="true">
      <p role="status" className="visually-hidden">
        Loading the insight
      </p>
      <div className={styles.article} aria-hidden="true">
        <div className={loading.words}>
          <Skeleton width="7rem" height="0.9rem" />
          <Skeleton width="90%" height="2.4rem" />
          <Skeleton width="60%" height="2.4rem" />
          <Skeleton width="14rem" height="0.8rem" />
        </div>
        <span className={loading.cover}>
          <Skeleton width="100%" height="100%" />
        </span>
        <div className={loading.words}>
          {lines.map((width) => (
            <Skeleton key={width} width={width} height="1rem" />
          ))}
        </div>
      </div>
    </div>
  );
}
