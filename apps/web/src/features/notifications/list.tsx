import type { NotificationType } from '@portal/contract/v1/notifications';
import { useRef } from 'react';
import { Link } from '#core/routing/links/link.tsx';
import { iconButton } from '#ui/action/classes.ts';
import { Chip } from '#ui/data/chip.tsx';
import {
  accountIcon,
  alertIcon,
  bellIcon,
  chartIcon,
  checkIcon,
  clockIcon,
  deviceIcon,
  documentIcon,
  Icon,
  infoIcon,
  informationIcon,
  insightsIcon,
  lockIcon,
  messageIcon,
  shieldIcon,
} from '#ui/icons.tsx';
import styles from './list.module.css';
import { type Notification, notificationTitle } from './notification-queries.ts';
import { addressOf } from './search-params.ts';
import { type Age, ageOf, listTime } from './time.ts';

const groups: readonly (Age | null)[] = ['Today', 'This week', 'Earlier', null];

type NotificationGroupsProps = {
  items: readonly Notification[];
  page: number;
  chosenId: string | null;
  today: string;
  onMarkRead: (notification: Notification) => void;
};

/**
 * The notifications of a page: today's, this week's, earlier ones, and without a heading those of which the day is not
 * known.
 */
export function NotificationGroups({ items, page, chosenId, today, onMarkRead }: NotificationGroupsProps) {
  return groups.map((age) => {
    const group = items.filter(({ createdAt }) => (createdAt && ageOf(createdAt, today)) === age);
    return group.length === 0 ? null : (
      <section key={age ?? 'undated'} aria-label={age ?? undefined}>
        {age === null ? null : <h2 className={styles.age}>{age}</h2>}
        <ul className={styles.list}>
          {group.map((notification) => (
            <NotificationRow
              key={notification.id}
              notification={notification}
              to={addressOf({ page, id: notification.id })}
              isChosen={notification.id === chosenId}
              today={today}
              onMarkRead={() => onMarkRead(notification)}
            />
          ))}
        </ul>
      </section>
    );
  });
}

/** The id of the row that leads to a notification. */
export function rowIdOf(id: string): string {
  return `notification-${id}`;
}

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
function NotificationRow({ notification, to, isChosen, today, onMarkRead }: NotificationRowProps) {
  const { id, type, body, createdAt, isRead, actionRequired } = notification;
  const title = notificationTitle(notification);
  const link = useRef<HTMLAnchorElement>(null);
  return (
    <li className={styles.row} data-unread={!isRead} data-chosen={isChosen}>
      <Link
        ref={link}
        id={rowIdOf(id)}
        className={styles.link}
        to={to}
        aria-current={isChosen ? 'true' : undefined}
      >
        <span className={styles.icon}>
          <Icon shape={notificationIcon(type)} />
        </span>
        <span className={styles.text}>
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
            // Pressing removes the button, so the focus moves to its row.
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

const icons: Record<NotificationType, string> = {
  valuation_updated: chartIcon,
  message_received: messageIcon,
  insight_published: insightsIcon,
  due_diligence_published: informationIcon,
  amendment_decided: accountIcon,
  document_added: documentIcon,
  document_requested: documentIcon,
  document_decided: documentIcon,
  terms_updated: infoIcon,
  review_due: clockIcon,
  new_device: deviceIcon,
  password_changed: shieldIcon,
  account_locked: lockIcon,
};

/** The drawing beside a notification; a bell for a kind that this portal does not know, and for none. */
function notificationIcon(type: string | null): string {
  return type !== null && Object.hasOwn(icons, type) ? icons[type as NotificationType] : bellIcon;
}
