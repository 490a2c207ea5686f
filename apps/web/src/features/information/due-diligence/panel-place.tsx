import { Skeleton } from '#ui/skeleton.tsx';
import styles from './panel-place.module.css';

const places = ['34%', '28%', '40%', '30%', '38%', '32%'];

/** The place of a panel that is on its way. */
export function PanelPlace({ said }: { said: string }) {
  return (
    <div className={styles.places} aria-busy="true">
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {places.map((width) => (
        <div key={width} className={styles.place}>
          <Skeleton width={width} height="1.3rem" />
          <Skeleton width="22%" height="1rem" />
        </div>
      ))}
    </div>
  );
}
