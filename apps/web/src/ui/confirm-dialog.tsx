import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Button } from './button.tsx';
import styles from './confirm-dialog.module.css';

type ConfirmDialogProps = {
  heading: string;
  /** What will happen, and what it means. */
  children: ReactNode;
  /** The words of the button that does it. */
  action: string;
  kind?: 'primary' | 'danger';
  /** The words of the button that leaves things as they are. */
  cancel?: string;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks before something is done. It is open while it is drawn; Escape cancels, and focus returns to where it was. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { heading, children, action, kind = 'primary', cancel = 'Cancel', busy = false } = props;
  const { onConfirm, onCancel } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();

  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={headingId}
      onCancel={(event) => {
        event.preventDefault();
        if (!busy) onCancel();
      }}
    >
      <h2 id={headingId} className={styles.heading}>
        {heading}
      </h2>
      <div className={styles.text}>{children}</div>
      <div className={styles.actions}>
        <Button kind="quiet" disabled={busy} onClick={onCancel}>
          {cancel}
        </Button>
        <Button kind={kind} busy={busy} busyLabel="One moment" onClick={onConfirm}>
          {action}
        </Button>
      </div>
    </dialog>
  );
}
