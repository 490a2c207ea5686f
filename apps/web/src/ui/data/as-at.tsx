import { formatDay } from '#ui/format/day.ts';
import styles from './as-at.module.css';

/** The day that a figure is as at, behind the noon mark: a line and the spot on it. */
export function AsAt({ day }: { day: string }) {
  return (
    <span className={styles.asAt}>
      <svg className={styles.glyph} viewBox="0 0 10 16" aria-hidden="true">
        <path d="M5 0v16" strokeWidth="1.5" />
        <circle cx="5" cy="5.5" r="3" fill="currentColor" stroke="none" />
      </svg>
      <span>
        As at <time dateTime={day}>{formatDay(day)}</time>
      </span>
    </span>
  );
}
