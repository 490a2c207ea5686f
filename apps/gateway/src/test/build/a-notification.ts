import { type Notification, notificationSchema } from '@portal/contract/v1/notifications';
import { aUuid } from './a-policy.ts';

export function aNotification(overrides: Partial<Notification> = {}): Notification {
  return notificationSchema.parse({
    id: aUuid(300),
    type: 'valuation_updated',
    title: 'A new value',
    body: 'Your pension has a new value.',
    created_at: '2026-05-30T09:00:00Z',
    isRead: false,
    action_required: false,
    target: { route: 'policy', id: aUuid(1) },
    ...overrides,
  });
}
