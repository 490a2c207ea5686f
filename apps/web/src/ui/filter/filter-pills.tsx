import type { ReactNode } from 'react';
import { formatCount } from '#ui/format/counts.ts';
import styles from './filter-pills.module.css';

type Pill<Value> = { value: Value; label: string; count?: number };

type FilterPillsProps<Value> = {
  label: string;
  pills: readonly Pill<Value>[];
  chosen: Value;
  onChoose: (value: Value) => void;
};

/**
 * One row of choices, with counts where there are any, fading at the edge when there are more; exactly one is pressed.
 */
export function FilterPills<Value extends string | null>(props: FilterPillsProps<Value>) {
  return (
    <ul className={styles.pills} aria-label={props.label}>
      {props.pills.map((pill) => (
        <li key={pill.value}>
          <TogglePill
            isPressed={pill.value === props.chosen}
            count={pill.count}
            onPress={() => props.onChoose(pill.value)}
          >
            {pill.label}
          </TogglePill>
        </li>
      ))}
    </ul>
  );
}

type TogglePillProps = {
  isPressed: boolean;
  children: ReactNode;
  count?: number | undefined;
  onPress: () => void;
};

/** A choice of its own beside a row of others, which is on or off. */
export function TogglePill({ isPressed, children, count, onPress }: TogglePillProps) {
  return (
    <button type="button" className={styles.pill} aria-pressed={isPressed} onClick={onPress}>
      {children} <span className={styles.count}>{count === undefined ? null : formatCount(count)}</span>
    </button>
  );
}
