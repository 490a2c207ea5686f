import type { ComponentProps } from 'react';
import { Spinner } from '../feedback/spinner.tsx';
import styles from './button.module.css';

type Look = {
  kind?: 'primary' | 'quiet' | 'danger' | 'on-hero';
  size?: 'normal' | 'small' | 'full';
};

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> &
  Look & {
    /** The label while it works, such as "Signing in". Give it with `busy`. */
    busyLabel?: string;
    busy?: boolean;
  };

/** Class and attributes of a button, for links that must look like one. */
export function buttonLook({ kind = 'primary', size = 'normal' }: Look = {}) {
  return { className: styles.button, 'data-kind': kind, 'data-size': size };
}

/** While busy the button is disabled, keeps its width and its name, and shows the busy label beside a ring. */
export function Button({ kind, size, busyLabel, busy = false, disabled, children, ...rest }: ButtonProps) {
  const look = buttonLook({ ...(kind && { kind }), ...(size && { size }) });
  return (
    <button type="button" {...rest} {...look} disabled={disabled || busy} aria-busy={busy}>
      {busyLabel === undefined ? (
        children
      ) : (
        <span className={styles.labels}>
          <span className={styles.idle}>{children}</span>
          <span className={styles.busy} aria-hidden="true">
            <Spinner />
            {busyLabel}
          </span>
        </span>
      )}
    </button>
  );
}
