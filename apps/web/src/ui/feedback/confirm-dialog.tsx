import type { ReactNode } from 'react';
import { Button } from '#ui/action/button.tsx';
import { Dialog } from './dialog.tsx';

type ConfirmDialogProps = {
  heading: string;
  /** What will happen, and what it means. */
  children: ReactNode;
  /** The words of the button that does it. */
  action: string;
  kind?: 'primary' | 'danger';
  /** The label of the button that cancels. */
  cancel?: string;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks before something is done; Escape cancels. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { heading, children, action, kind = 'primary', cancel = 'Cancel', busy = false } = props;
  const { onConfirm, onCancel } = props;
  const actions = (
    <>
      <Button kind="quiet" disabled={busy} onClick={onCancel}>
        {cancel}
      </Button>
      <Button kind={kind} busy={busy} busyLabel="One moment" onClick={onConfirm}>
        {action}
      </Button>
    </>
  );
  return (
    <Dialog heading={heading} actions={actions} onEscape={() => !busy && onCancel()}>
      {children}
    </Dialog>
  );
}
