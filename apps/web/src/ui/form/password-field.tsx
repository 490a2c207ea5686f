import { type ComponentProps, useState } from 'react';
import { eyeIcon, eyeOffIcon, Icon } from '#ui/icons.tsx';
import { Field, type FieldText } from './field.tsx';
import styles from './password-field.module.css';

type PasswordFieldProps = FieldText &
  Omit<ComponentProps<'input'>, 'id' | 'className' | 'type' | 'autoComplete'> & {
    /** Whether password managers fill or suggest a password. */
    autoComplete: 'current-password' | 'new-password';
  };

/** A password field with a button that shows what was typed. */
export function PasswordField({ label, hint, error, ties, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} ties={ties}>
      {(control) => (
        <>
          <input
            {...input}
            {...control}
            className={styles.input}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
          <button
            className={styles.reveal}
            type="button"
            aria-label="Show password"
            aria-describedby={`${control.id}-label`}
            aria-pressed={shown}
            aria-controls={control.id}
            onClick={() => setShown(!shown)}
          >
            <Icon shape={shown ? eyeOffIcon : eyeIcon} className={styles.revealIcon} />
          </button>
        </>
      )}
    </Field>
  );
}
