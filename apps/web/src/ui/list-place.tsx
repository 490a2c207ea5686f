import styles from './list-place.module.css';
import { Skeleton } from './skeleton.tsx';

const widths = ['46%', '58%', '38%', '52%', '44%', '60%', '50%'];

/** The places of the rows of a list that is on its way. */
export function ListPlace({ said }: { said: string }) {
  return (
    <div className={styles.rows} aria-busy="true">
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {widths.map((width) => (
        <div key={width} className={styles.row}>
          <Skeleton width={width} height="1.3rem" />
          <Skeleton width="32%" height="1rem" />
        </div>
      ))}
    </div>
  );
}
