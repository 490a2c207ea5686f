import { useState } from 'react';
import { failureSentence } from '#core/errors/app-error.ts';
import { UnreadableNote } from '#core/errors/unreadable-note.tsx';
import { useDocumentTitle } from '#core/routing/headings/page-title.ts';
import { useChosenHeading } from '#core/routing/headings/use-opened-heading.ts';
import { Link } from '#core/routing/links/link.tsx';
import { paths } from '#core/routing/paths.ts';
import { Pagination } from '#ui/action/pagination.tsx';
import { useListAtItsTop } from '#ui/hooks/use-list-at-its-top.ts';
import { useMediaQuery, WIDE } from '#ui/hooks/use-media-query.ts';
import { ListDetail } from '#ui/layout/list-detail.tsx';
import { NotificationDetail } from './detail.tsx';
import { NotificationGroups, rowIdOf } from './list.tsx';
import { useMarkAllRead, useMarkRead, useReadOnOpening } from './mark-as-read.ts';
import { type Notification, type NotificationPage, notificationTitle } from './notification-queries.ts';
import styles from './panes.module.css';
import { addressOf, type NotificationsParams } from './search-params.ts';
import { Toolbar } from './toolbar.tsx';

type NotificationPanesProps = {
  answer: NotificationPage;
  /** Another page is on its way; the one before stays until then. */
  isBusy: boolean;
  params: NotificationsParams;
  today: string;
};

/** A page of notifications, and one of them in full: beside the list, or on small screens in its place. */
export function NotificationPanes({ answer, isBusy, params, today }: NotificationPanesProps) {
  const { items, page, pages, unread, totalCount, countsAllPages, unreadable } = answer;
  const markRead = useMarkRead();
  const markAllRead = useMarkAllRead();
  const isWide = useMediaQuery(WIDE);
  const named = items.find(({ id }) => id === params.id);
  const first = useFirstToRead(items, isWide && named === undefined);
  const chosen = named ?? first;
  useDocumentTitle(named === undefined ? paths.notifications.title : notificationTitle(named));
  const list = useListAtItsTop(page);
  const heading = useChosenHeading(named ? rowIdOf(named.id) : null, focusAtTop);
  const mark = ({ id, isRead }: Notification) => {
    if (isRead) return;
    // What it says of older ones stays true.
    if (markAllRead.isError) markAllRead.reset();
    markRead.mutate({ uuid: id });
  };
  const markAll = () => {
    markRead.reset();
    markAllRead.mutate();
  };
  useReadOnOpening(named, mark);
  const failure = failureOf(markRead.error, markAllRead.error);
  return (
    <ListDetail
      isBusy={isBusy}
      listLabel="Notifications"
      listRef={list}
      narrow={named === undefined ? 'all' : 'detail'}
      list={
        <>
          <Toolbar
            unread={unread}
            totalCount={totalCount}
            countsAllPages={countsAllPages}
            isMarking={markAllRead.isPending}
            onMarkAllRead={markAll}
            mayBeMore={markAllRead.data?.unread === null}
            failure={failure}
          />
          <NotificationGroups
            items={items}
            page={page}
            chosenId={chosen?.id ?? null}
            today={today}
            onMarkRead={mark}
          />
          <div className={styles.unreadable}>
            <UnreadableNote count={unreadable} one="notification" many="notifications" />
          </div>
          <Pagination
            page={page}
            pages={pages}
            isEmpty={items.length + unreadable === 0}
            stepTo={(to, look) => <Link {...look} to={addressOf({ page: to, id: null })} />}
          />
        </>
      }
      detail={
        chosen === undefined ? null : (
          <NotificationDetail
            key={chosen.id}
            notification={chosen}
            headingRef={heading}
            failure={isWide || chosen.isRead ? null : failure}
            onMarkRead={() => {
              heading.current?.focus({ preventScroll: true });
              mark(chosen);
            }}
          />
        )
      }
    />
  );
}

function failureOf(one: unknown, all: unknown): string | null {
  if (one !== null) return `It could not be marked as read. ${failureSentence(one)}`;
  return all === null ? null : `They could not be marked as read. ${failureSentence(all)}`;
}

/** On small screens it replaces a list that may be scrolled. */
function focusAtTop(heading: HTMLHeadingElement) {
  heading.focus({ preventScroll: true });
  window.scrollTo(0, 0);
}

/**
 * The notification beside the list by default: one that needs the client, else the newest. It stays while it is in the
 * list.
 */
function useFirstToRead(items: readonly Notification[], isShown: boolean): Notification | undefined {
  const [kept, setKept] = useState<string | null>(null);
  const toRead = items.find(({ actionRequired }) => actionRequired) ?? items[0];
  const first = isShown ? (items.find(({ id }) => id === kept) ?? toRead) : undefined;
  const next = first?.id ?? null;
  if (next !== kept) setKept(next);
  return first;
}
