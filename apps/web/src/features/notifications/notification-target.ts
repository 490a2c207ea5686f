import type { NotificationRoute } from '@portal/contract/notifications';
import { paths } from '#core/paths.ts';
import type { Notification } from './notification.ts';

/** A link to what a notification is about. */
export type TargetLink = { to: string; label: string };

type Target = { label: string; to: (id: string | null) => string | null };

const targets: Record<NotificationRoute, Target> = {
  policy: { label: 'See the policy', to: withId((id) => paths.policy.to({ id })) },
  policies: { label: 'See your policies', to: () => paths.policies.to() },
  message: { label: 'Read the message', to: withId((thread) => paths.messages.to({}, { thread })) },
  insight: { label: 'Read the insight', to: withId((id) => paths.insight.to({ id })) },
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
