import { useEffect, useRef } from 'react';
import { failureSentence } from '#core/failure-sentence.ts';
import { Link } from '#core/link.tsx';
import { UnreadableNote } from '#core/unreadable-note.tsx';
import { ListDetail } from '#ui/list-detail.tsx';
import { textLink } from '#ui/text-link.ts';
import { useMediaQuery } from '#ui/use-media-query.ts';
import { firstToRead } from './first-to-read.ts';
import type { Notification, NotificationPage } from './notification.ts';
import { type NotificationPlace, placeAddress } from './notification-address.ts';
import { NotificationDetail } from './notification-detail.tsx';
import { NotificationGroups } from './notification-groups.tsx';
import { NotificationPages } from './notification-pages.tsx';
import styles from './notification-panes.module.css';
import { NotificationTools } from './notification-tools.tsx';
import { useMarkAllRead, useMarkRead } from './use-unread-marks.ts';

/** Where the list stands beside the detail; in step with ui/list-detail. */
const WIDE = '(min-width: 64em)';

type NotificationPanesProps = {
  answer: NotificationPage;
  /** Another page is on its way; the one before stays until then. */
  isBusy: boolean;
  place: NotificationPlace;
  today: string;
};

/** A page of notifications, and one of them in full: beside the list, or on small screens in its place. */
export function NotificationPanes({ answer, isBusy, place, today }: NotificationPanesProps) {
  const { items, page, pages, unread, totalCount, unreadable } = answer;
  const markRead = useMarkRead();
  const markAllRead = useMarkAllRead();
  const isWide = useMediaQuery(WIDE);
  const named = items.find(({ id }) => id === place.id);
  const chosen = named ?? (isWide ? firstToRead(items) : undefined);
  const list = useListAtItsTop(page);
  const heading = useFocusBetween(isWide ? null : (named?.id ?? null));
  const mark = ({ id, isRead }: Notification) => {
    if (isRead) return;
    markAllRead.reset();
    markRead.mutate({ uuid: id });
  };
  const markAll = () => {
    markRead.reset();
    markAllRead.mutate();
  };
  return (
    <ListDetail
      isBusy={isBusy}
      listLabel="Notifications"
      listRef={list}
      narrow={named === undefined ? 'all' : 'detail'}
      list={
        <>
          <NotificationTools
            unread={unread}
            totalCount={totalCount}
            isMarking={markAllRead.isPending}
            onMarkAllRead={markAll}
            failure={failureOf(markRead.error, markAllRead.error)}
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
          {items.length + unreadable > 0 ? (
            <NotificationPages page={page} pages={pages} />
          ) : (
            <p className={styles.beyond}>
              There is nothing on this page.{' '}
              <Link className={textLink} to={placeAddress({ page: 1, id: null })}>
                Go to the first page
              </Link>
            </p>
          )}
        </>
      }
      detail={
        chosen === undefined ? null : (
          <NotificationDetail
            key={chosen.id}
            notification={chosen}
            headingRef={heading}
            listAddress={placeAddress({ page, id: null })}
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

/** Another page of the list begins at its top, and whoever turned the page stands there. */
function useListAtItsTop(page: number) {
  const list = useRef<HTMLElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    list.current?.focus({ preventScroll: true });
    list.current?.scrollTo?.(0, 0);
    window.scrollTo(0, 0);
  }, [page]);
  return list;
}

/** Where the detail takes the place of the list, focus goes to its heading, and back to the row that led there. */
function useFocusBetween(shownId: string | null) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(shownId);
  useEffect(() => {
    const left = before.current;
    before.current = shownId;
    if (shownId === left) return;
    if (shownId !== null) {
      heading.current?.focus({ preventScroll: true });
      window.scrollTo(0, 0);
    } else document.getElementById(`notification-${left}`)?.focus();
  }, [shownId]);
  return heading;
}
