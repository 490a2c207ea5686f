import { Skeleton } from '#ui/skeleton.tsx';
import cardStyles from './insight-card.module.css';
import listStyles from './insight-list.module.css';
import styles from './insights-loading.module.css';

const places = ['lead', 'second', 'third', 'fourth'];

/** The places of the articles on their way, at the sizes that they will have. */
export function InsightsLoading() {
  return (
    <div aria-busy="true">
      <p role="status" className="visually-hidden">
        Loading insights
      </p>
      <ul className={listStyles.list} aria-hidden="true">
        {places.map((place) => (
          <li key={place} className={cardStyles.card} data-lead={place === 'lead'}>
            <span className={styles.cover}>
              <Skeleton width="100%" height="100%" />
            </span>
            <div className={styles.words}>
              <Skeleton width="6rem" height="0.9rem" />
              <Skeleton width="90%" height="1.3rem" />
              <Skeleton width="60%" height="1.3rem" />
              <Skeleton width="70%" height="0.8rem" />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
