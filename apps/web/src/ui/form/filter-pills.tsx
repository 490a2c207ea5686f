import { formatCount } from '../format/counts.ts';
import styles from './filter-pills.module.css';

type Pill<Value> = { value: Value; label: string; count?: number };

type FilterPillsProps<Value> = {
  label: string;
  pills: readonly Pill<Value>[];
  chosen: Value;
  onChoose: (value: Value) => void;
};

/** One row of choices, with counts where there are any, fading at the edge when there are more; exactly one is pressed. */
export function FilterPills<Value extends string | null>(props: FilterPillsProps<Value>) {
  return (
    <ul className={styles.pills} aria-label={props.label}>
      {props.pills.map((pill) => (
        <li key={pill.value}>
          <button
            type="button"
            className={styles.pill}
            aria-pressed={pill.value === props.chosen}
            onClick={() => props.onChoose(pill.value)}
          >
            {pill.label}{' '}
            <span className={styles.count}>{pill.count === undefined ? null : formatCount(pill.count)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
