import type { ComponentProps } from 'react';
import { Field, type FieldText } from './field.tsx';
import styles from './text-area-field.module.css';

type TextAreaFieldProps = FieldText & Omit<ComponentProps<'textarea'>, 'id' | 'className'>;

/** A field for several lines, which grows with what is written. */
export function TextAreaField({ label, hint, error, ...textarea }: TextAreaFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(ties) => <textarea {...textarea} {...ties} className={styles.textarea} />}
    </Field>
  );
}
