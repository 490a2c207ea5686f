import { useEffect, useRef } from 'react';
import { portalConfiguration } from '#core/configuration.ts';
import { Avatar } from '#ui/data/avatar.tsx';
import type { Message } from '../thread-queries.ts';
import { messageMoment } from '../thread-text.ts';
import { AskedDocument, Attachments } from './attachments.tsx';
import styles from './message-list.module.css';

type MessageListProps = {
  messages: readonly Message[];
  /** The first that was unread when the conversation was opened; null where all were read. */
  firstUnread: string | null;
  now: Date;
};

/** The messages of a conversation, oldest first. They are plain text, whatever is in them. */
export function MessageList({ messages, firstUnread, now }: MessageListProps) {
  return (
    <ol className={styles.messages}>
      {messages.map((message) => (
        <li key={message.uuid} className={styles.item} data-mine={message.sender?.isClient === true}>
          {message.uuid === firstUnread ? <UnreadLine /> : null}
          <ShownMessage message={message} now={now} />
        </li>
      ))}
    </ol>
  );
}

/** Above the first unread message; a conversation opens there, unless something is being pressed when it arrives. */
function UnreadLine() {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const { current } = line;
    // Scrolled away from under the finger, a control would miss the release.
    const isPressed = document.querySelector('a:active, button:active') !== null;
    if (current && !isPressed && current.getBoundingClientRect().top > window.innerHeight / 2)
      current.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <p ref={line} className={styles.unread}>
      <span>New messages</span>
    </p>
  );
}

function ShownMessage({ message, now }: { message: Message; now: Date }) {
  const { sender, body, sentAt, attachments, documentRequestId } = message;
  const isOwn = sender?.isClient === true;
  const who = isOwn ? 'You' : nameOf(sender);
  return (
    <div className={styles.message}>
      {isOwn || who === null ? null : (
        <span className={styles.avatar}>
          <Avatar name={who} />
        </span>
      )}
      <div className={styles.bubble}>
        <p className={styles.body}>{body}</p>
        <Attachments documents={attachments} />
        {documentRequestId === null ? null : <AskedDocument requestId={documentRequestId} />}
        {who === null && sentAt === null ? null : (
          <p className={styles.foot}>
            {who}
            {who !== null && sentAt !== null ? ' · ' : null}
            {sentAt === null ? null : <time dateTime={sentAt}>{messageMoment(sentAt, now)}</time>}
          </p>
        )}
      </div>
    </div>
  );
}

/** Null when it is not known whether it was the client or the firm. */
function nameOf(sender: Message['sender']): string | null {
  return sender?.name ?? (sender?.isClient === false ? portalConfiguration.firmShortName : null);
}
