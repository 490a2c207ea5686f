import type { CSSProperties } from 'react';
import styles from './score.module.css';

const BEST = 5;

type ScoreProps = {
  /** One to five; null where there is none. */
  score: number | null;
  /** `below`: the meter is under the number. `beside`: before it, so that the numbers end on one line. */
  meter?: 'below' | 'beside';
};

/** A score as a number, with a meter of five parts for the eye; the meter is never alone. */
export function Score({ score, meter = 'beside' }: ScoreProps) {
  if (score === null) return <span className={styles.none}>Not scored</span>;
  return (
    <span className={styles.score} data-meter={meter}>
      <b className={styles.number}>
        {score.toFixed(1)}
        <span className="visually-hidden"> of {BEST}</span>
      </b>
      <span className={styles.meter} aria-hidden="true">
        <i className={styles.fill} style={{ '--filled': `${(score / BEST) * 100}%` } as CSSProperties} />
      </span>
    </span>
  );
}
