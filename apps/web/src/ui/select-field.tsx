import type { ComponentProps } from 'react';
import { Field, type FieldText } from './field.tsx';
import { Icon } from './icon.tsx';
import { downIcon } from './icons/control-icons.ts';
import styles from './select-field.module.css';

type SelectFieldProps = FieldText &
  Omit<ComponentProps<'select'>, 'id' | 'className' | 'children'> & {
    /** First entry, with an empty value: nothing is chosen yet. */
    placeholder: string;
    options: readonly string[];
  };

/** A native select whose values are its own words. */
export function SelectField({ label, hint, error, placeholder, options, ...select }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(ties) => (
        <>
          <select {...select} {...ties} className={styles.select}>
            <option value="">{placeholder}</option>
            {options.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </select>
          <Icon shape={downIcon} className={styles.arrow} />
        </>
      )}
    </Field>
  );
}
