import { Button } from '#ui/action/button.tsx';
import { formatCount } from '#ui/format/counts.ts';
import { checkIcon, Icon } from '#ui/icons.tsx';
import { ListToolbar } from '#ui/layout/list-detail.tsx';
import styles from './toolbar.module.css';

type ToolbarProps = {
  unread: number;
  totalCount: number;
  isMarking: boolean;
  onMarkAllRead: () => void;
  /** The error of a failed mark; null when none failed. */
  failure: string | null;
};

/** How many are unread, and a way to be done with them (P-20). */
export function Toolbar(props: ToolbarProps) {
  const { unread, totalCount, isMarking, onMarkAllRead, failure } = props;
  return (
    <ListToolbar>
      <div className={styles.tools}>
        <p role="status" className={styles.count}>
          <b>{unread === 0 ? 'None' : formatCount(unread)} unread</b> of {formatCount(totalCount)}
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
    </ListToolbar>
  );
}
