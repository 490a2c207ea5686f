import styles from './detail-place.module.css';
import { Skeleton } from './skeleton.tsx';

/** The place of one part of a page. */
export function PartPlace({ said }: { said: string }) {
  return (
    <div className={styles.lines} aria-busy="true">
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <Skeleton width="60%" height="1.2rem" />
      <Skeleton width="44%" height="1.2rem" />
    </div>
  );
}
