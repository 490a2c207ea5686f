import type { ComponentProps } from 'react';
import { downIcon, Icon } from '#ui/icons.tsx';
import { Field, type FieldText } from './field.tsx';
import styles from './select-field.module.css';

type SelectFieldProps = FieldText &
  Omit<ComponentProps<'select'>, 'id' | 'className' | 'children'> & {
    /** First entry, with an empty value: nothing is chosen yet. */
    placeholder: string;
    options: readonly SelectOption[];
  };

/** A word that is its own value, or a value and the word for it. */
type SelectOption = string | { value: string; label: string };

/** A native select. What is chosen is an option even where the list lacks it, as an address may name anything. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, ties, layout, placeholder, options, ...select } = props;
  const chosen = String(select.value ?? '');
  const known = options.map((option) =>
    typeof option === 'string' ? { value: option, label: option } : option,
  );
  const isKnown = chosen === '' || known.some(({ value }) => value === chosen);
  return (
    <Field label={label} hint={hint} error={error} ties={ties} layout={layout}>
      {(control) => (
        <>
          <select {...select} {...control} className={styles.select}>
            <option value="">{placeholder}</option>
            {known.map(({ value, label: word }) => (
              <option key={value} value={value}>
                {word}
              </option>
            ))}
            {isKnown ? null : <option value={chosen}>{chosen}</option>}
          </select>
          <Icon shape={downIcon} className={styles.arrow} />
        </>
      )}
    </Field>
  );
}
