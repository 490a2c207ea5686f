import type { ComponentProps, InputEvent } from 'react';
import { Field, type FieldText } from './field.tsx';
import styles from './otp-field.module.css';

const DIGITS = 6;
const cells = Array.from({ length: DIGITS }, (_, index) => index);

type OtpFieldProps = FieldText & Pick<ComponentProps<'input'>, 'name' | 'ref'>;

function keepDigits(event: InputEvent<HTMLInputElement>): void {
  const digits = event.currentTarget.value.replace(/\D/g, '').slice(0, DIGITS);
  if (digits !== event.currentTarget.value) event.currentTarget.value = digits;
}

/** One input for a six-digit code, its six cells drawn behind it, so that pasting and filling in by phone work. */
export function OtpField({ label, hint, error, ...input }: OtpFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(ties) => (
        <div className={styles.cells}>
          <input
            {...input}
            {...ties}
            className={styles.input}
            inputMode="numeric"
            autoComplete="one-time-code"
            onInput={keepDigits}
          />
          <span className={styles.rules} aria-hidden="true">
            {cells.map((cell) => (
              <i key={cell} />
            ))}
          </span>
        </div>
      )}
    </Field>
  );
}
