import { useQueryClient } from '@tanstack/react-query';
import { UnreadableNote } from '#core/errors/unreadable-note.tsx';
import { PageLink } from '#core/routing/links/link.tsx';
import { ListRows, rowLink } from '#core/routing/links/list-row.tsx';
import type { MessagesParams } from '#core/routing/message-addresses.ts';
import { newMessageAddress, threadAddress } from '#core/routing/message-addresses.ts';
import { useTRPC } from '#core/trpc/procedures.ts';
import { buttonLook } from '#ui/action/button.tsx';
import { UnreadBadge } from '#ui/data/unread-badge.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Icon, messageIcon } from '#ui/icons.tsx';
import { currentMarkOnWide, ListNote, ListToolbar } from '#ui/layout/list-detail.tsx';
import styles from './thread-list.module.css';
import type { Thread } from './thread-queries.ts';
import { listMoment, threadSubject } from './thread-text.ts';

type ThreadListProps = {
  /** Undefined while they load. */
  list: { threads: readonly Thread[]; unreadable: number } | undefined;
  params: MessagesParams;
  now: Date;
};

/** The id of what opens a pane: a row, or the button above them. */
export function rowIdOf(params: Exclude<MessagesParams, { pane: 'list' }>): string {
  return `messages-${params.pane === 'thread' ? params.uuid : params.pane}`;
}

/**
 * P-9: the conversations, the one that moved last first. The button is the same while they load: a press on it counts.
 */
export function ThreadList({ list, params, now }: ThreadListProps) {
  return (
    <>
      <NewMessage isCurrent={params.pane === 'new'} />
      {list === undefined ? (
        <RowsSkeleton />
      ) : (
        <>
          <ListRows>
            {list.threads.map((thread) => (
              <ThreadRow
                key={thread.uuid}
                thread={thread}
                isCurrent={params.pane === 'thread' && params.uuid === thread.uuid}
                now={now}
              />
            ))}
          </ListRows>
          <ListNote>
            <UnreadableNote count={list.unreadable} one="conversation" many="conversations" />
          </ListNote>
        </>
      )}
    </>
  );
}

function NewMessage({ isCurrent }: { isCurrent: boolean }) {
  return (
    <ListToolbar>
      <PageLink
        {...buttonLook({ size: 'full' })}
        id={rowIdOf({ pane: 'new', policyUuid: null })}
        to={newMessageAddress()}
        aria-current={isCurrent ? 'page' : undefined}
      >
        <Icon shape={messageIcon} />
        New message
      </PageLink>
    </ListToolbar>
  );
}

function ThreadRow({ thread, isCurrent, now }: { thread: Thread; isCurrent: boolean; now: Date }) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const { uuid, contact, preview, lastMessageAt } = thread;
  const unreadCount = thread.unreadCount ?? 0;
  return (
    <li>
      <PageLink
        id={rowIdOf({ pane: 'thread', uuid })}
        className={`${currentMarkOnWide} ${rowLink}`}
        to={threadAddress(uuid)}
        prefetch={() => void queryClient.prefetchQuery(trpc.messages.byId.queryOptions({ uuid }))}
        aria-current={isCurrent ? 'page' : undefined}
      >
        <span className={styles.main}>
          <strong className={styles.subject}>{threadSubject(thread)}</strong>
          {contact === null ? null : <span className={styles.contact}>{contact.name}</span>}
        </span>
        <span className={styles.side} data-unread={unreadCount > 0}>
          {lastMessageAt === null ? null : (
            <time dateTime={lastMessageAt}>{listMoment(lastMessageAt, now)}</time>
          )}
          <UnreadBadge count={unreadCount} />
          {unreadCount > 0 ? <span className="visually-hidden">{unreadCount} unread</span> : null}
        </span>
        {preview === null ? null : <span className={styles.preview}>{preview}</span>}
      </PageLink>
    </li>
  );
}

const widths = ['82%', '58%', '46%', '70%'];

function RowsSkeleton() {
  return (
    <>
      <p className="visually-hidden" role="status">
        Loading your messages
      </p>
      <div className={styles.skeleton}>
        {widths.map((width) => (
          <div key={width} className={styles.skeletonRow}>
            <Skeleton width={width} height="1rem" />
            <Skeleton width="30%" height="0.8rem" />
            <Skeleton width="90%" height="0.8rem" />
          </div>
        ))}
      </div>
    </>
  );
}
