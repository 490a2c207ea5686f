import { ConfirmDialog } from '#ui/feedback/confirm-dialog.tsx';
import styles from './outside-link-dialog.module.css';

type OutsideLinkDialogProps = { address: URL; onClose: () => void };

/** SEC-G41: a link of a document is followed only when the client says so, and learns where it leads before. */
export function OutsideLinkDialog({ address, onClose }: OutsideLinkDialogProps) {
  const where = address.host === window.location.host ? '' : ', outside the portal';

  function follow() {
    window.open(address.href, '_blank', 'noopener,noreferrer');
    onClose();
  }
  return (
    <ConfirmDialog heading="Open this link?" action="Open the link" onConfirm={follow} onCancel={onClose}>
      <p>
        This link leads to <strong>{address.host}</strong>
        {where}.
      </p>
      <p className={styles.address}>{address.href}</p>
    </ConfirmDialog>
  );
}
