import { portalConfiguration } from '#core/configuration.ts';
import { Avatar } from '#ui/data/avatar.tsx';
import { messageMoment } from '../thread-text.ts';
import styles from './message-list.module.css';
import type { Message } from './reply-form.tsx';

/** The messages of a conversation, oldest first. They are plain text, whatever is in them. */
export function MessageList({ messages, now }: { messages: readonly Message[]; now: Date }) {
  return (
    <ol className={styles.messages}>
      {messages.map((message) => (
        <ShownMessage key={message.uuid} message={message} now={now} />
      ))}
    </ol>
  );
}

function ShownMessage({ message: { sender, body, sentAt }, now }: { message: Message; now: Date }) {
  const isOwn = sender?.isClient === true;
  const who = isOwn ? 'You' : nameOf(sender);
  return (
    <li className={styles.message} data-mine={isOwn}>
      {isOwn || who === null ? null : (
        <span className={styles.avatar}>
          <Avatar name={who} />
        </span>
      )}
      <div className={styles.bubble}>
        <p className={styles.body}>{body}</p>
        {who === null && sentAt === null ? null : (
          <p className={styles.foot}>
            {who}
            {who !== null && sentAt !== null ? ' · ' : null}
            {sentAt === null ? null : <time dateTime={sentAt}>{messageMoment(sentAt, now)}</time>}
          </p>
        )}
      </div>
    </li>
  );
}

/** Null when it is not known whether it was the client or the firm. */
function nameOf(sender: Message['sender']): string | null {
  return sender?.name ?? (sender?.isClient === false ? portalConfiguration.firmShortName : null);
}
