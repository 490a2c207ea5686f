import { useId } from 'react';
import styles from './radio-bar.module.css';

type RadioBarProps<Value> = {
  /** What is chosen; read out before the choices. */
  label: string;
  choices: readonly Value[];
  chosen: Value;
  /** What a choice is called. */
  nameOf: (value: Value) => string;
  /** What narrow screens show in place of a long name, as a part of it; the whole name is read out. */
  shortNameOf?: (value: Value) => string | undefined;
  onChoose: (value: Value) => void;
  /** It is not known yet which choices there are: the bar keeps their place unseen, so that nothing moves. */
  isUnknown?: boolean;
};

/** A few short choices, of which one is selected: radio buttons in the shape of one bar. */
export function RadioBar<Value extends string>({
  label,
  choices,
  chosen,
  nameOf,
  shortNameOf = () => undefined,
  onChoose,
  isUnknown = false,
}: RadioBarProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.bar} style={isUnknown ? { visibility: 'hidden' } : undefined}>
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
          <span className={styles.face}>
            <Name name={nameOf(choice)} short={shortNameOf(choice)} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function Name({ name, short }: { name: string; short: string | undefined }) {
  if (short === undefined) return name;
  return (
    <>
      <span className={styles.full}>{name}</span>
      <span className={styles.short} aria-hidden="true">
        {short}
      </span>
    </>
  );
}
