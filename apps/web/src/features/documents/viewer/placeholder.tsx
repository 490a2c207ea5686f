import { Skeleton } from '#ui/feedback/skeleton.tsx';
import styles from './placeholder.module.css';

/** A sheet of paper while the bytes of a document arrive. */
export function PaperSkeleton() {
  return (
    <div className={styles.paper} aria-hidden="true">
      <Skeleton width="40%" height="1.4rem" />
      <Skeleton width="92%" height="0.9rem" />
      <Skeleton width="96%" height="0.9rem" />
      <Skeleton width="70%" height="0.9rem" />
    </div>
  );
}

/** In place of a document that cannot be shown; the button to download it is above. */
export function Sentence({ children }: { children: string | string[] }) {
  return (
    <p className={styles.sentence} role="status">
      {children}
    </p>
  );
}
