import type { ReactNode } from 'react';
import styles from './page-skeletons.module.css';
import { Skeleton } from './skeleton.tsx';

type LabelProps = {
  /** Announced to screen readers, such as "Loading your policies". */
  label: string;
};

/** A page about one thing: its head, a few lines, and the parts below. */
export function DetailSkeleton({ label }: LabelProps) {
  return (
    <LabelledSkeleton className={styles.page} label={label}>
      <div className={styles.head}>
        <Skeleton width="3.5rem" height="3.5rem" />
        <div className={styles.lines}>
          <Skeleton width="8rem" height="0.9rem" />
          <Skeleton width="14rem" height="1.6rem" />
        </div>
      </div>
      <div className={styles.lines}>
        <Skeleton width="100%" height="1.1rem" />
        <Skeleton width="92%" height="1.1rem" />
        <Skeleton width="46%" height="1.1rem" />
      </div>
      <Skeleton width="100%" height="11rem" />
      <div className={styles.lines}>
        <Skeleton width="40%" height="1.4rem" />
        <Skeleton width="100%" height="1.1rem" />
        <Skeleton width="80%" height="1.1rem" />
      </div>
    </LabelledSkeleton>
  );
}

/** One section of a page. */
export function SectionSkeleton({ label }: LabelProps) {
  return (
    <LabelledSkeleton className={styles.lines} label={label}>
      <Skeleton width="60%" height="1.2rem" />
      <Skeleton width="44%" height="1.2rem" />
    </LabelledSkeleton>
  );
}

/** A part of a page, as high as it will be. */
export function PartSkeleton({ what, height }: { what: string; height: string }) {
  return (
    <LabelledSkeleton className={undefined} label={`Loading ${what}`}>
      <Skeleton width="100%" height={height} />
    </LabelledSkeleton>
  );
}

const rowWidths = ['46%', '58%', '38%', '52%', '44%', '60%', '50%'];

/** The rows of a list. */
export function ListSkeleton({ label }: LabelProps) {
  return (
    <LabelledSkeleton className={styles.rows} label={label}>
      {rowWidths.map((width) => (
        <div key={width} className={styles.row}>
          <Skeleton width={width} height="1.3rem" />
          <Skeleton width="32%" height="1rem" />
        </div>
      ))}
    </LabelledSkeleton>
  );
}

type LabelledSkeletonProps = LabelProps & { className: string | undefined; children: ReactNode };

function LabelledSkeleton({ label, className, children }: LabelledSkeletonProps) {
  return (
    <div className={className} aria-busy="true">
      <p className="visually-hidden" role="status">
        {label}
      </p>
      {children}
    </div>
  );
}
