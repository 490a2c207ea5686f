import type { ComponentProps } from 'react';
import { Field, type FieldText } from './field.tsx';
import styles from './text-field.module.css';

type TextFieldProps = FieldText & Omit<ComponentProps<'input'>, 'id' | 'className'>;

/** A one-line field; every native attribute of an input may be given. */
export function TextField({ label, hint, error, ties, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} ties={ties}>
      {(control) => <input {...input} {...control} />}
    </Field>
  );
}

type TextAreaFieldProps = FieldText & Omit<ComponentProps<'textarea'>, 'id' | 'className'>;

/** A field for several lines, which grows with what is written. */
export function TextAreaField({ label, hint, error, ties, ...textarea }: TextAreaFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} ties={ties}>
      {(control) => <textarea {...textarea} {...control} className={styles.textarea} />}
    </Field>
  );
}
