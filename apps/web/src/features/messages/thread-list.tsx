import { PageLink } from '#core/page-link.tsx';
import { trpc } from '#core/trpc/react.ts';
import { UnreadableNote } from '#core/unreadable-note.tsx';
import { buttonLook } from '#ui/button.tsx';
import { hereMark } from '#ui/here-mark.ts';
import { Icon } from '#ui/icon.tsx';
import { messageIcon } from '#ui/icons/account-icons.ts';
import { UnreadBadge } from '#ui/unread-badge.tsx';
import { listMoment } from './message-moment.ts';
import { type MessagesPlace, newMessageAddress, threadAddress } from './messages-place.ts';
import styles from './thread-list.module.css';
import { threadSubject } from './thread-words.ts';
import type { Thread } from './use-thread.ts';

type ThreadListProps = {
  threads: readonly Thread[];
  /** How many the firm gave in a form that cannot be read. */
  unreadable: number;
  place: MessagesPlace;
  now: Date;
};

/** Row P9: the conversations, the one that moved last first. */
export function ThreadList({ threads, unreadable, place, now }: ThreadListProps) {
  return (
    <>
      <NewMessage isCurrent={place.pane === 'new'} />
      <ul className={styles.threads}>
        {threads.map((thread) => (
          <ThreadRow
            key={thread.uuid}
            thread={thread}
            isCurrent={place.pane === 'thread' && place.uuid === thread.uuid}
            now={now}
          />
        ))}
      </ul>
      <div className={styles.unreadable}>
        <UnreadableNote count={unreadable} one="conversation" many="conversations" />
      </div>
    </>
  );
}

export function NewMessage({ isCurrent }: { isCurrent: boolean }) {
  return (
    <div className={styles.tools}>
      <PageLink
        {...buttonLook({ size: 'full' })}
        to={newMessageAddress}
        aria-current={isCurrent ? 'page' : undefined}
      >
        <Icon shape={messageIcon} />
        New message
      </PageLink>
    </div>
  );
}

function ThreadRow({ thread, isCurrent, now }: { thread: Thread; isCurrent: boolean; now: Date }) {
  const { messages } = trpc.useUtils();
  const { uuid, contact, preview, lastMessageAt } = thread;
  const unreadCount = thread.unreadCount ?? 0;
  return (
    <li>
      <PageLink
        className={`${hereMark} ${styles.link}`}
        to={threadAddress(uuid)}
        prefetch={() => void messages.byId.prefetch({ uuid })}
        aria-current={isCurrent ? 'page' : undefined}
      >
        <span className={styles.main}>
          <strong className={styles.subject}>{threadSubject(thread)}</strong>
          {contact === null ? null : <span className={styles.contact}>{contact.name}</span>}
          {preview === null ? null : <span className={styles.preview}>{preview}</span>}
        </span>
        <span className={styles.side}>
          {lastMessageAt === null ? null : (
            <time dateTime={lastMessageAt}>{listMoment(lastMessageAt, now)}</time>
          )}
          <UnreadBadge count={unreadCount} />
          {unreadCount > 0 ? <span className="visually-hidden">{unreadCount} unread</span> : null}
        </span>
      </PageLink>
    </li>
  );
}
