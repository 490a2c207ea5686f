import { type ReactNode, useId } from 'react';
import inputStyles from '#ui/form/choice-input.module.css';
import styles from './choice-rows.module.css';

type Choice<Value> = { value: Value; label: string; hint?: string; more?: ReactNode };

type ChoiceRowsProps<Value> = {
  legend: string;
  choices: readonly Choice<Value>[];
  chosen: Value;
  onChoose: (value: Value) => void;
};

/** A question with a few answers, one below the other; below the chosen answer is what else it needs. */
export function ChoiceRows<Value extends string>(props: ChoiceRowsProps<Value>) {
  const { legend, choices, chosen, onChoose } = props;
  const id = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {choices.map(({ value, label, hint, more }) => (
        <div key={value}>
          <label className={styles.row}>
            <input
              className={inputStyles.radio}
              type="radio"
              name={id}
              checked={value === chosen}
              aria-describedby={hint === undefined ? undefined : `${id}-${value}`}
              onChange={() => onChoose(value)}
            />
            <span className={styles.label}>{label}</span>
          </label>
          {hint === undefined ? null : (
            <p className={styles.hint} id={`${id}-${value}`}>
              {hint}
            </p>
          )}
          {value === chosen && more !== undefined ? <div className={styles.more}>{more}</div> : null}
        </div>
      ))}
    </fieldset>
  );
}
