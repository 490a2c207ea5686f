import type { ComponentProps } from 'react';
import { Field, type FieldText } from './field.tsx';

type TextFieldProps = FieldText & Omit<ComponentProps<'input'>, 'id' | 'className'>;

/** A one-line field; every native attribute of an input may be given. */
export function TextField({ label, hint, error, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(ties) => <input {...input} {...ties} />}
    </Field>
  );
}
