import type { NotificationRoute } from '@portal/contract/v1/notifications';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { Link, PageLink } from '#core/routing/links/link.tsx';
import { newMessageAddress, threadAddress } from '#core/routing/message-addresses.ts';
import { paths } from '#core/routing/paths.ts';
import { useSession } from '#core/session/store.ts';
import { useMessagesOffered } from '#core/trpc/offered-queries.ts';
import { buttonLook } from '#ui/action/button.tsx';
import { type Notification, notificationTitle } from './notification-queries.ts';

type NotificationTargetProps = { notification: Notification; onFollow: () => void };

/**
 * P-21: leads to the page that the firm names. One that asks for something and names no page of the portal leads to a
 * new message, where the firm offers messages.
 */
export function NotificationTarget({ notification, onFollow }: NotificationTargetProps) {
  const { actionRequired } = notification;
  const target = targetLinkOf(notification);
  const isAboutMessage = notification.target?.route === 'message';
  const isToAnswer = actionRequired === true && target === null;
  const isMessageOffered = useMessagesOffered(isAboutMessage || isToAnswer);
  return (
    <>
      {target === null || (isAboutMessage && !isMessageOffered) ? null : (
        <PageLink {...buttonLook()} to={target.to} {...following(onFollow)}>
          {actionRequired && isAboutMessage ? 'Go to the conversation' : target.label}
        </PageLink>
      )}
      {isToAnswer && isMessageOffered ? (
        <AnswerLink title={notificationTitle(notification)} onFollow={onFollow} />
      ) : null}
    </>
  );
}

/** To a new message with the title as its subject: the portal has no page on which this action can be done. */
function AnswerLink({ title, onFollow }: { title: string; onFollow: () => void }) {
  const { pathname } = useLocation();
  const { claims } = useSession();
  return (
    <Link
      {...buttonLook()}
      to={newMessageAddress()}
      state={{ from: pathname, subject: title, client: claims?.subject }}
      {...following(onFollow)}
    >
      Write to us about this
    </Link>
  );
}

const MIDDLE = 1;

/** P-81: a link is followed by a click, or by a middle click, which opens a new tab and fires no `click` event. */
function following(onFollow: () => void) {
  return {
    onClick: onFollow,
    onAuxClick: ({ button }: MouseEvent) => {
      if (button === MIDDLE) onFollow();
    },
  };
}

/** A link to what a notification is about. */
type TargetLink = { to: string; label: string };

type Target = { label: string; to: (id: string | null) => string | null };

const targets: Record<NotificationRoute, Target> = {
  policy: { label: 'See the policy', to: withId((id) => paths.policy.to({ id })) },
  policies: { label: 'See your policies', to: () => paths.policies.to() },
  message: { label: 'Read the message', to: withId(threadAddress) },
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
