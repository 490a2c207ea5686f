import type { Ref } from 'react';
import { Link } from '#core/link.tsx';
import { PageLink } from '#core/page-link.tsx';
import { useMessagesOffered } from '#core/use-messages-offered.ts';
import { Button, buttonLook } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { Icon } from '#ui/icon.tsx';
import { alertIcon, backIcon } from '#ui/icons/control-icons.ts';
import { checkIcon } from '#ui/icons/security-icons.ts';
import { paneHeading } from '#ui/pane-heading.ts';
import { textLink } from '#ui/text-link.ts';
import { type Notification, notificationTitle } from './notification.ts';
import styles from './notification-detail.module.css';
import { targetLinkOf } from './notification-target.ts';
import { fullTime } from './notification-time.ts';

type NotificationDetailProps = {
  notification: Notification;
  headingRef: Ref<HTMLHeadingElement>;
  /** The list that it stands in, for screens that show one or the other. */
  listAddress: string;
  onMarkRead: () => void;
};

/** One notification in full, and the way to what it is about. Following that reads it. */
export function NotificationDetail(props: NotificationDetailProps) {
  const { notification, headingRef, listAddress, onMarkRead } = props;
  const { body, createdAt, readAt, isRead, actionRequired } = notification;
  const isMessageOffered = useMessagesOffered(notification.target?.route === 'message');
  const target = isMessageOffered ? targetLinkOf(notification) : null;
  return (
    <article className={styles.note}>
      <Link className={`${textLink} ${styles.back}`} to={listAddress}>
        <Icon shape={backIcon} />
        All notifications
      </Link>
      <header className={styles.head}>
        {createdAt === null ? null : (
          <time className={styles.time} dateTime={createdAt}>
            {fullTime(createdAt)}
          </time>
        )}
        <h2 ref={headingRef} className={paneHeading} tabIndex={-1}>
          {notificationTitle(notification)}
        </h2>
        {actionRequired ? (
          <Chip meaning="caution" icon={alertIcon}>
            Action needed
          </Chip>
        ) : null}
      </header>
      {body ? <p className={styles.body}>{body}</p> : null}
      <p className={styles.actions}>
        {target === null ? null : (
          <PageLink {...buttonLook()} to={target.to} onClick={() => isRead || onMarkRead()}>
            {target.label}
          </PageLink>
        )}
        {isRead ? null : (
          <Button kind="quiet" onClick={onMarkRead}>
            <Icon shape={checkIcon} />
            Mark as read
          </Button>
        )}
      </p>
      {readAt === null ? null : <p className={styles.read}>Read on {fullTime(readAt)}</p>}
    </article>
  );
}
