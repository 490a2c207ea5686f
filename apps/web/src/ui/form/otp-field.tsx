import { type ComponentProps, type InputEvent, useLayoutEffect, useRef } from 'react';
import { Field, type FieldText } from './field.tsx';
import styles from './otp-field.module.css';

const DIGITS = 6;
const cells = Array.from({ length: DIGITS }, (_, index) => index);

type OtpFieldProps = FieldText &
  Pick<ComponentProps<'input'>, 'name'> & {
    /** At the sixth digit, however the digits came. */
    onComplete?: (input: HTMLInputElement) => void;
    /** The code is being checked, and cannot be changed meanwhile. */
    isChecking?: boolean;
    /** A new object is a new refusal: the code is selected, so that typing replaces it. */
    refusal?: object | undefined;
  };

function keepDigits(input: HTMLInputElement): void {
  const digits = input.value.replace(/\D/g, '').slice(0, DIGITS);
  if (digits !== input.value) input.value = digits;
}

/** One input for a six-digit code, its six cells drawn behind it, so that pasting and filling in by phone work. */
export function OtpField(props: OtpFieldProps) {
  const { label, hint, error, ties, onComplete, isChecking = false, refusal, ...input } = props;
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (refusal) field.current?.select();
  }, [refusal]);

  function take({ currentTarget: target }: InputEvent<HTMLInputElement>) {
    keepDigits(target);
    if (target.value.length === DIGITS) onComplete?.(target);
  }
  return (
    <Field label={label} hint={hint} error={error} ties={ties}>
      {(control) => (
        <div className={styles.cells}>
          <input
            {...input}
            {...control}
            ref={field}
            className={styles.input}
            inputMode="numeric"
            autoComplete="one-time-code"
            readOnly={isChecking}
            onInput={take}
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
