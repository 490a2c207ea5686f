import { Button } from '#ui/button.tsx';
import { alertIcon } from '#ui/icons/control-icons.ts';
import { clockIcon } from '#ui/icons/portfolio-icons.ts';
import { Notice } from '#ui/notice.tsx';
import { textLink } from '#ui/text-link.ts';
import { oncePerList } from './once-per-list.ts';
import type { PolicyListItem } from './policy-list-item.ts';
import { olderValuesNotice, unreadValuesNotice } from './value-notice-text.ts';

const unreadOnce = oncePerList(unreadValuesNotice);
const olderOnce = oncePerList(olderValuesNotice);

type ValueNoticesProps = {
  policies: readonly PolicyListItem[];
  today: string;
  /** Why the last refresh failed, in words; null where it did not. */
  refreshFailure: string | null;
  isRefreshing: boolean;
  onRefresh: () => void;
  onShowOldest: () => void;
};

/** What changes how the total is read: values that could not be read, and values older than usual (row P1). */
export function ValueNotices(props: ValueNoticesProps) {
  const { policies, today, refreshFailure, isRefreshing, onRefresh, onShowOldest } = props;
  const unread = unreadOnce(policies);
  const older = olderOnce(policies, today);
  const tryAgain = (
    <Button kind="quiet" size="small" busy={isRefreshing} busyLabel="Trying again" onClick={onRefresh}>
      Try again
    </Button>
  );
  return (
    <>
      {refreshFailure !== null && (
        <Notice
          meaning="caution"
          icon={alertIcon}
          heading="These figures could not be refreshed"
          action={tryAgain}
        >
          {refreshFailure} What you see is what reached us last.
        </Notice>
      )}
      {unread && (
        <Notice meaning="caution" icon={alertIcon} heading={unread.heading} action={tryAgain}>
          {unread.text}
        </Notice>
      )}
      {older && (
        <Notice
          meaning="caution"
          icon={clockIcon}
          heading={older.heading}
          action={
            older.policies > 1 ? (
              <button type="button" className={textLink} onClick={onShowOldest}>
                Show the oldest first
              </button>
            ) : undefined
          }
        >
          {older.text}
        </Notice>
      )}
    </>
  );
}
