import type { ComponentProps, MouseEvent } from 'react';
import { Spinner } from '#ui/feedback/spinner.tsx';
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

/**
 * While busy the button ignores presses, keeps its width and its name, and shows the busy label beside a ring. It is
 * `aria-disabled`, not `disabled`, since a browser takes the focus from a disabled button.
 */
export function Button({ kind, size, busyLabel, busy = false, onClick, children, ...rest }: ButtonProps) {
  const look = buttonLook({ ...(kind && { kind }), ...(size && { size }) });
  const isInert = busy || rest['aria-disabled'] === true;
  return (
    <button
      type="button"
      {...rest}
      {...look}
      aria-disabled={isInert || undefined}
      aria-busy={busy}
      onClick={isInert ? ignorePress : onClick}
    >
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

/** Enter in a field presses the button that submits, so it submits nothing either. */
function ignorePress(event: MouseEvent): void {
  event.preventDefault();
}
