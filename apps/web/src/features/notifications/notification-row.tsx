import { useRef } from 'react';
import { Link } from '#core/link.tsx';
import { Chip } from '#ui/chip.tsx';
import { Icon } from '#ui/icon.tsx';
import { iconButton } from '#ui/icon-button.ts';
import { alertIcon } from '#ui/icons/control-icons.ts';
import { checkIcon } from '#ui/icons/security-icons.ts';
import { type Notification, notificationTitle } from './notification.ts';
import { notificationIcon } from './notification-icon.ts';
import styles from './notification-row.module.css';
import { listTime } from './notification-time.ts';

type NotificationRowProps = {
  notification: Notification;
  /** Where it is read in full. */
  to: string;
  isChosen: boolean;
  /** Day in London. */
  today: string;
  onMarkRead: () => void;
};

/** One notification of the list. Reading it and marking it are two things: the mark has a button of its own. */
export function NotificationRow({ notification, to, isChosen, today, onMarkRead }: NotificationRowProps) {
  const { id, type, body, createdAt, isRead, actionRequired } = notification;
  const title = notificationTitle(notification);
  const link = useRef<HTMLAnchorElement>(null);
  return (
    <li className={styles.row} data-unread={!isRead} data-chosen={isChosen}>
      <Link
        ref={link}
        id={`notification-${id}`}
        className={styles.link}
        to={to}
        aria-current={isChosen ? 'true' : undefined}
      >
        <span className={styles.icon}>
          <Icon shape={notificationIcon(type)} />
        </span>
        <span className={styles.words}>
          <strong className={styles.title}>
            {isRead ? null : <span className="visually-hidden">Unread. </span>}
            {title}
          </strong>
          {body ? <span className={styles.body}>{body}</span> : null}
          {actionRequired ? (
            <span className={styles.chip}>
              <Chip meaning="caution" icon={alertIcon}>
                Action needed
              </Chip>
            </span>
          ) : null}
          {createdAt === null ? null : (
            <time className={styles.time} dateTime={createdAt}>
              {listTime(createdAt, today)}
            </time>
          )}
        </span>
      </Link>
      {isRead ? null : (
        <button
          type="button"
          className={`${iconButton} ${styles.mark}`}
          aria-label={`Mark as read: ${title}`}
          onClick={() => {
            // The button goes once it is pressed; what it belonged to stays.
            link.current?.focus({ preventScroll: true });
            onMarkRead();
          }}
        >
          <Icon shape={checkIcon} />
        </button>
      )}
    </li>
  );
}
