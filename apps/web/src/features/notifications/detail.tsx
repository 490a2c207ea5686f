import type { NotificationRoute } from '@portal/contract/v1/notifications';
import type { Ref } from 'react';
import { useLocation } from 'react-router';
import { SubjectHeading } from '#core/routing/headings/subject-heading.tsx';
import { Link, PageLink } from '#core/routing/links/link.tsx';
import { paths } from '#core/routing/paths.ts';
import { useSession } from '#core/session/store.ts';
import { useMessagesOffered } from '#core/trpc/use-offered.ts';
import { Button, buttonLook } from '#ui/action/button.tsx';
import { textLink } from '#ui/action/classes.ts';
import { Chip } from '#ui/data/chip.tsx';
import { alertIcon, backIcon, checkIcon, Icon } from '#ui/icons.tsx';
import styles from './detail.module.css';
import { type Notification, notificationTitle } from './notification-queries.ts';
import { fullTime } from './time.ts';

type NotificationDetailProps = {
  notification: Notification;
  headingRef: Ref<HTMLHeadingElement>;
  /** The list that it belongs to, for screens that show one or the other. */
  listAddress: string;
  /** Why it is still unread, for screens that do not show the list; null where that is not so. */
  failure: string | null;
  onMarkRead: () => void;
};

/** One notification in full. */
export function NotificationDetail(props: NotificationDetailProps) {
  const { notification, headingRef, listAddress, failure, onMarkRead } = props;
  const { body, createdAt, readAt, actionRequired } = notification;
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

/**
 * P-21: leads to what the notification is about or asks for, else to a new message. Following it marks it as read
 * (P-20).
 */
function Actions({ notification, onMarkRead }: ActionsProps) {
  const { isRead, actionRequired } = notification;
  const target = targetLinkOf(notification);
  const isAboutMessage = notification.target?.route === 'message';
  const isToAnswer = actionRequired === true && target === null;
  const isMessageOffered = useMessagesOffered(isAboutMessage || isToAnswer);
  return (
    <p className={styles.actions}>
      {target === null || (isAboutMessage && !isMessageOffered) ? null : (
        <PageLink {...buttonLook()} to={target.to} onClick={() => isRead || onMarkRead()}>
          {actionRequired && isAboutMessage ? 'Go to the conversation' : target.label}
        </PageLink>
      )}
      {isToAnswer && isMessageOffered ? <AnswerLink title={notificationTitle(notification)} /> : null}
      {isRead ? null : (
        <Button kind="quiet" onClick={onMarkRead}>
          <Icon shape={checkIcon} />
          Mark as read
        </Button>
      )}
    </p>
  );
}

/** To a new message with the title as its subject: the portal has no page on which this action can be done. */
function AnswerLink({ title }: { title: string }) {
  const { pathname } = useLocation();
  const { claims } = useSession();
  return (
    <Link
      {...buttonLook()}
      to={paths.messages.to({}, { new: '' })}
      state={{ from: pathname, subject: title, client: claims?.subject }}
    >
      Write to us about this
    </Link>
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
  document: { label: 'Read the document', to: withId((id) => paths.document.to({ id })) },
  document_request: { label: 'See what we ask for', to: withId((id) => paths.documentRequest.to({ id })) },
  terms: { label: 'See the terms', to: () => paths.account.to({}, { part: 'legal' }) },
};

/** Where a notification leads; null for a screen that this portal does not know, and for an id that is missing. */
export function targetLinkOf({ target, type }: Pick<Notification, 'target' | 'type'>): TargetLink | null {
  if (target === null || !isKnown(target.route)) return null;
  if (target.route === 'account' && type === 'new_device')
    return { label: 'See your devices', to: paths.account.to({}, { part: 'devices' }) };
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
