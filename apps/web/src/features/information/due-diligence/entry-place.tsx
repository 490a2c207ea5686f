import { Skeleton } from '#ui/skeleton.tsx';
import styles from './entry-place.module.css';
import { PanelPlace } from './panel-place.tsx';

/** The place of a review that is on its way: its head, a few facts, and the panel. */
export function EntryPlace() {
  return (
    <div className={styles.entry} aria-busy="true">
      <div className={styles.lines}>
        <Skeleton width="10rem" height="0.9rem" />
        <Skeleton width="min(18rem, 80%)" height="1.75rem" />
      </div>
      <div className={styles.lines}>
        <Skeleton width="100%" height="1.1rem" />
        <Skeleton width="94%" height="1.1rem" />
        <Skeleton width="30%" height="1.1rem" />
      </div>
      <div className={styles.facts}>
        <Skeleton width="7rem" height="2.6rem" />
        <Skeleton width="7rem" height="2.6rem" />
        <Skeleton width="7rem" height="2.6rem" />
      </div>
      <PanelPlace said="Loading the due diligence" />
    </div>
  );
}
