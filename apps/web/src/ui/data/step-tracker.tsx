import { checkIcon, Icon } from '#ui/icons.tsx';
import styles from './step-tracker.module.css';

export type TrackedStep = {
  label: string;
  /** A day, or what happens then; empty where there is nothing to say. */
  note: string;
  state: 'done' | 'now' | 'ahead';
};

/** The progress of something that the firm deals with: its steps in a row, below each other with large text. */
export function StepTracker({ steps }: { steps: readonly TrackedStep[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <Step key={step.label} {...step} />
      ))}
    </ol>
  );
}

function Step({ label, note, state }: TrackedStep) {
  return (
    <li className={styles.step} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
      <span className={styles.mark} aria-hidden="true">
        {state === 'done' ? <Icon shape={checkIcon} className={styles.check} /> : null}
      </span>
      <b className={styles.label}>
        {label}
        {state === 'done' ? <span className="visually-hidden">, done</span> : null}
      </b>
      {note === '' ? null : <small className={styles.when}>{note}</small>}
    </li>
  );
}
