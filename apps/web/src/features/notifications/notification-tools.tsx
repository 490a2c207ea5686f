import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { checkIcon } from '#ui/icons/security-icons.ts';
import { PaneHead } from '#ui/pane-head.tsx';
import styles from './notification-tools.module.css';

type NotificationToolsProps = {
  unread: number;
  totalCount: number;
  isMarking: boolean;
  onMarkAllRead: () => void;
  /** Why a mark was not kept, in words; null where none failed. */
  failure: string | null;
};

/** How many are unread, and a way to be done with them (row P7). */
export function NotificationTools(props: NotificationToolsProps) {
  const { unread, totalCount, isMarking, onMarkAllRead, failure } = props;
  return (
    <PaneHead>
      <div className={styles.tools}>
        <p role="status" className={styles.count}>
          <b>{unread === 0 ? 'None' : unread.toLocaleString('en-GB')} unread</b> of{' '}
          {totalCount.toLocaleString('en-GB')}
        </p>
        <Button
          kind="quiet"
          size="small"
          busy={isMarking}
          busyLabel="Marking"
          disabled={unread === 0}
          onClick={onMarkAllRead}
        >
          <Icon shape={checkIcon} />
          Mark all as read
        </Button>
      </div>
      {failure === null ? null : (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
    </PaneHead>
  );
}
