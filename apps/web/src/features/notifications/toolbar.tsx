import { Button } from '#ui/action/button.tsx';
import { formatCount } from '#ui/format/counts.ts';
import { checkIcon, Icon } from '#ui/icons.tsx';
import { ListToolbar } from '#ui/layout/list-detail.tsx';
import styles from './toolbar.module.css';

type ToolbarProps = {
  unread: number;
  totalCount: number;
  /** Whether `unread` is over all pages, or of this one alone (P-87). */
  countsAllPages: boolean;
  isMarking: boolean;
  onMarkAllRead: () => void;
  /** All were marked as far as one request reaches, and the firm does not count what is left. */
  mayBeMore: boolean;
  /** The error of a failed mark; null when none failed. */
  failure: string | null;
};

/** How many are unread, and a way to mark them all as read (P-20). */
export function Toolbar(props: ToolbarProps) {
  const { unread, totalCount, countsAllPages, isMarking, onMarkAllRead, mayBeMore, failure } = props;
  const count = unread === 0 ? 'None' : formatCount(unread);
  const all = formatCount(totalCount);
  return (
    <ListToolbar>
      <div className={styles.tools}>
        <div role="status" className={styles.count}>
          <p>
            <b>{countsAllPages ? `${count} of ${all} unread` : `${count} unread`}</b>
            {countsAllPages ? null : ` on this page, ${all} in all`}
          </p>
          {mayBeMore ? <p>Older ones may still be unread.</p> : null}
        </div>
        <Button
          kind="quiet"
          size="small"
          busy={isMarking}
          busyLabel="Marking"
          aria-disabled={unread === 0 && countsAllPages}
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
