import styles from './legend.module.css';
import { chartText } from './text.ts';

const keys = [
  ['value', chartText.value],
  ['paidIn', chartText.paidIn],
  ['band', chartText.growthKey],
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
