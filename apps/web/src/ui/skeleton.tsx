import styles from './skeleton.module.css';

type SkeletonProps = {
  /** CSS lengths; give the height of the line that will stand here, so that nothing moves when it comes. */
  width: string;
  height: string;
  shape?: 'line' | 'pill';
};

/** The place of something that is on its way. Whoever shows it says so in words, and sets `aria-busy`. */
export function Skeleton({ width, height, shape = 'line' }: SkeletonProps) {
  return <span className={styles.bar} data-shape={shape} style={{ width, height }} />;
}
