import { Avatar } from '#ui/avatar.tsx';
import styles from './message-list.module.css';
import { messageMoment } from './message-moment.ts';
import type { Message } from './was-delivered.ts';

/** The messages of a conversation, oldest first. They are plain text, whatever stands in them. */
export function MessageList({ messages, now }: { messages: readonly Message[]; now: Date }) {
  return (
    <ol className={styles.messages}>
      {messages.map(({ uuid, sender, body, sentAt }) => (
        <li key={uuid} className={styles.message} data-mine={sender.isClient}>
          {sender.isClient ? null : (
            <span className={styles.avatar}>
              <Avatar name={sender.name} />
            </span>
          )}
          <div className={styles.bubble}>
            <p className={styles.body}>{body}</p>
            <p className={styles.foot}>
              {sender.isClient ? 'You' : sender.name} ·{' '}
              <time dateTime={sentAt}>{messageMoment(sentAt, now)}</time>
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
