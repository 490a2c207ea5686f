import styles from './skeleton.module.css';

type SkeletonProps = {
  /** CSS lengths; give the height of the line that replaces it, so that nothing moves when it arrives. */
  width: string;
  height: string;
  shape?: 'line' | 'pill';
};

/** A grey bar in place of content that is loading. The caller labels the region and sets `aria-busy`. */
export function Skeleton({ width, height, shape = 'line' }: SkeletonProps) {
  return <span className={styles.bar} data-shape={shape} style={{ width, height }} />;
}
