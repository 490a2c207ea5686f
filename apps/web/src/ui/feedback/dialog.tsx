import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import styles from './dialog.module.css';

type DialogProps = {
  heading: string;
  children: ReactNode;
  /** Its buttons, side by side. */
  actions: ReactNode;
  /** What Escape does. */
  onEscape: () => void;
  /** For a dialog that opens by itself: screen readers announce all of it. */
  isAlert?: boolean;
};

/** The browser's own modal dialog: open while it is rendered; it traps the focus, and restores it afterwards. */
export function Dialog({ heading, children, actions, onEscape, isAlert = false }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  const textId = useId();

  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      {...(isAlert && { role: 'alertdialog', 'aria-describedby': textId })}
      aria-labelledby={headingId}
      onCancel={(event) => {
        event.preventDefault();
        onEscape();
      }}
      // Chrome closes it at a second Escape, without a cancel event that can be prevented.
      onClose={() => {
        if (dialog.current?.open !== false) return;
        dialog.current.showModal();
        onEscape();
      }}
    >
      <h2 id={headingId} className={styles.heading}>
        {heading}
      </h2>
      <div id={textId} className={styles.text}>
        {children}
      </div>
      <div className={styles.actions}>{actions}</div>
    </dialog>
  );
}
