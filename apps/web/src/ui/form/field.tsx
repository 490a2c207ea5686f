import { type ReactNode, useId } from 'react';
import { alertIcon, Icon } from '../icons.tsx';
import styles from './field.module.css';

/** What every field shows around its control. */
export type FieldText = {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** The label beside the control: for filters, never for forms. */
  layout?: 'above' | 'beside' | undefined;
};

/** What the control must carry to be tied to its label, its hint and its error. */
type ControlTies = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': boolean };

type FieldProps = FieldText & { children: (ties: ControlTies) => ReactNode };

/** Label above, hint and error below, tied to the control by id so that both are read out with it. */
export function Field({ label, hint, error, layout = 'above', children }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <div className={styles.field} data-layout={layout}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.control}>
        {children({ id, 'aria-describedby': described, 'aria-invalid': Boolean(error) })}
      </div>
      {hint ? (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p className={styles.error} id={`${id}-error`}>
          <Icon shape={alertIcon} className={styles.errorIcon} />
          {error}
        </p>
      ) : null}
    </div>
  );
}
