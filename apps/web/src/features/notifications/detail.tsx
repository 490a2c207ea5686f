import type { Ref } from 'react';
import { SubjectHeading } from '#core/routing/headings/subject-heading.tsx';
import { Button } from '#ui/action/button.tsx';
import { Chip } from '#ui/data/chip.tsx';
import { alertIcon, checkIcon, Icon } from '#ui/icons.tsx';
import styles from './detail.module.css';
import { type Notification, notificationTitle } from './notification-queries.ts';
import { NotificationTarget } from './target-link.tsx';
import { fullTime } from './time.ts';

type NotificationDetailProps = {
  notification: Notification;
  headingRef: Ref<HTMLHeadingElement>;
  /** Why it is still unread, for screens that do not show the list; null where that is not so. */
  failure: string | null;
  onMarkRead: () => void;
};

/** One notification in full. */
export function NotificationDetail(props: NotificationDetailProps) {
  const { notification, headingRef, failure, onMarkRead } = props;
  const { body, createdAt, readAt, actionRequired } = notification;
  return (
    <article className={styles.note}>
      <header className={styles.head}>
        {createdAt === null ? null : (
          <time className={styles.time} dateTime={createdAt}>
            {fullTime(createdAt)}
          </time>
        )}
        <SubjectHeading ref={headingRef} name={notificationTitle(notification)} />
        {actionRequired ? (
          <Chip meaning="caution" icon={alertIcon}>
            Action needed
          </Chip>
        ) : null}
      </header>
      {body ? <p className={styles.body}>{body}</p> : null}
      <Actions notification={notification} onMarkRead={onMarkRead} />
      {failure === null ? null : (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      {readAt === null ? null : <p className={styles.read}>Read on {fullTime(readAt)}</p>}
    </article>
  );
}

type ActionsProps = Pick<NotificationDetailProps, 'notification' | 'onMarkRead'>;

/** P-81: following its link marks a notification as read. */
function Actions({ notification, onMarkRead }: ActionsProps) {
  const { isRead } = notification;
  return (
    <p className={styles.actions}>
      <NotificationTarget notification={notification} onFollow={() => isRead || onMarkRead()} />
      {isRead ? null : (
        <Button kind="quiet" onClick={onMarkRead}>
          <Icon shape={checkIcon} />
          Mark as read
        </Button>
      )}
    </p>
  );
}
