import { type ReactNode, useId } from 'react';
import { alertIcon, Icon } from '#ui/icons.tsx';
import styles from './field.module.css';

/** What every field shows around its control. */
export type FieldText = {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  ties?: FieldTies | undefined;
  /** The label beside the control: for filters, never for forms. */
  layout?: 'above' | 'beside' | undefined;
};

/**
 * For a form that is one step: texts elsewhere on the page that belong to a field. Its own error is then announced as
 * it appears.
 */
export type FieldTies = {
  /** Ids of what is read with the field as long as nothing is wrong, such as the heading. */
  introIds?: string | undefined;
  /** The id of the message about this field, where that is in a banner. */
  errorId?: string | undefined;
};

/** What the control must carry to be tied to its label, its hint and its error. */
type ControlTies = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': boolean };

type FieldProps = FieldText & { children: (control: ControlTies) => ReactNode };

/** Label above, hint and error below, tied to the control by id so that both are read out with it. */
export function Field({ label, hint, error, ties, layout = 'above', children }: FieldProps) {
  const id = useId();
  const errorId = error ? `${id}-error` : ties?.errorId;
  const intro = errorId === undefined && ties?.introIds;
  const described = [intro, hint && `${id}-hint`, errorId].filter(Boolean).join(' ') || undefined;
  return (
    <div className={styles.field} data-layout={layout}>
      <label className={styles.label} id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      <div className={styles.control}>
        {children({ id, 'aria-describedby': described, 'aria-invalid': errorId !== undefined })}
      </div>
      {hint ? (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p className={styles.error} id={errorId} role={ties ? 'alert' : undefined}>
          <Icon shape={alertIcon} className={styles.errorIcon} />
          {error}
        </p>
      ) : null}
    </div>
  );
}
