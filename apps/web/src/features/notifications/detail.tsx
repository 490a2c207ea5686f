import type { NotificationRoute } from '@portal/contract/v1/notifications';
import type { Ref } from 'react';
import { Link } from '#core/routing/link.tsx';
import { PageLink } from '#core/routing/page-link.tsx';
import { paths } from '#core/routing/paths.ts';
import { useMessagesOffered } from '#core/trpc/use-messages-offered.ts';
import { Button, buttonLook } from '#ui/action/button.tsx';
import { textLink } from '#ui/action/classes.ts';
import { Chip } from '#ui/data/chip.tsx';
import { alertIcon, backIcon, checkIcon, Icon } from '#ui/icons.tsx';
import { paneTitle } from '#ui/layout/headings.ts';
import styles from './detail.module.css';
import { type Notification, notificationTitle } from './notification-queries.ts';
import { fullTime } from './time.ts';

type NotificationDetailProps = {
  notification: Notification;
  headingRef: Ref<HTMLHeadingElement>;
  /** The list that it belongs to, for screens that show one or the other. */
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
        <h2 ref={headingRef} className={paneTitle} tabIndex={-1}>
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

/** A link to what a notification is about. */
type TargetLink = { to: string; label: string };

type Target = { label: string; to: (id: string | null) => string | null };

const targets: Record<NotificationRoute, Target> = {
  policy: { label: 'See the policy', to: withId((id) => paths.policy.to({ id })) },
  policies: { label: 'See your policies', to: () => paths.policies.to() },
  message: { label: 'Read the message', to: withId((thread) => paths.messages.to({}, { thread })) },
  insight: { label: 'Read the article', to: withId((id) => paths.insight.to({ id })) },
  due_diligence: {
    label: 'See the due diligence',
    to: withId((entry) => paths.dueDiligence.to({}, { entry })),
  },
  account: { label: 'See your account', to: () => paths.account.to() },
  terms: { label: 'See the terms', to: () => paths.account.to({}, { part: 'legal' }) },
};

/** Where a notification leads; null for a screen that this portal does not know, and for an id that is missing. */
export function targetLinkOf({ target }: Pick<Notification, 'target'>): TargetLink | null {
  if (target === null || !isKnown(target.route)) return null;
  const { label, to } = targets[target.route];
  const address = to(target.id);
  return address === null ? null : { to: address, label };
}

function isKnown(route: string): route is NotificationRoute {
  return Object.hasOwn(targets, route);
}

function withId(to: (id: string) => string): Target['to'] {
  return (id) => (id === null ? null : to(id));
}
