import { useId } from 'react';
import styles from './radio-bar.module.css';

type RadioBarProps<Value> = {
  /** What is chosen; read out before the choices. */
  label: string;
  choices: readonly Value[];
  chosen: Value;
  onChoose: (value: Value) => void;
};

/** A few short choices side by side, of which one holds: radio buttons in the shape of one bar. */
export function RadioBar<Value extends string>({ label, choices, chosen, onChoose }: RadioBarProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.bar}>
      <legend className="visually-hidden">{label}</legend>
      {choices.map((choice) => (
        <label key={choice} className={styles.choice}>
          <input
            className={styles.input}
            type="radio"
            name={name}
            checked={choice === chosen}
            onChange={() => onChoose(choice)}
          />
          <span className={styles.face}>{choice}</span>
        </label>
      ))}
    </fieldset>
  );
}
