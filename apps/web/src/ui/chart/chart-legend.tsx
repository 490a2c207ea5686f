import styles from './chart-legend.module.css';
import { chartWords } from './chart-words.ts';

const keys = [
  ['value', chartWords.value],
  ['paidIn', chartWords.paidIn],
  ['band', chartWords.growthKey],
] as const;

/** What the lines and the tint of the graph mean. */
export function ChartLegend() {
  return (
    <ul className={styles.legend}>
      {keys.map(([look, label]) => (
        <li key={look} className={styles.entry}>
          <i className={styles[look]} />
          {label}
        </li>
      ))}
    </ul>
  );
}
