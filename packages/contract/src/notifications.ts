import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { isoDateTime, uuid } from './fields.ts';
import { pageQuerySchema, paginationSchema } from './pagination.ts';

/** What notifications are about. */
export type NotificationType =
  | 'valuation_updated'
  | 'message_received'
  | 'insight_published'
  | 'due_diligence_published'
  | 'amendment_decided'
  | 'terms_updated'
  | 'review_due'
  | 'new_device'
  | 'password_changed'
  | 'account_locked';

/** Screens of the portal that a notification may lead to. */
export type NotificationRoute =
  | 'policy'
  | 'policies'
  | 'message'
  | 'insight'
  | 'due_diligence'
  | 'account'
  | 'terms';

/** A word of a list above, or one that the firm has added since: a notification of a new kind hides none of the others. */
const word = z.string().regex(/^[a-z][a-z_]{0,39}$/, 'Must be a word');

/** Where a notification leads: a screen of the portal and, where it has one, the id shown there. */
export const notificationTargetSchema = z.object({ route: word, id: z.string().nullable() });

export const notificationSchema = z.object({
  id: uuid,
  type: word,
  title: z.string(),
  body: z.string(),
  created_at: isoDateTime,
  isRead: z.boolean(),
  read_at: isoDateTime.nullable().optional(),
  action_required: z.boolean(),
  target: notificationTargetSchema.nullable(),
});
export type Notification = z.infer<typeof notificationSchema>;

/** A20. Newest first; `unread_count` is over all pages. */
export const notificationsEndpoint = defineEndpoint({
  row: 'A20',
  summary: 'Notifications by page',
  method: 'GET',
  path: '/v1/notification',
  auth: 'full',
  query: pageQuerySchema,
  answer: z.object({
    notifications: z.array(notificationSchema),
    pagination: paginationSchema,
    unread_count: z.int().min(0),
  }),
});

/** A20. Marks one as read; the same again changes nothing. */
export const readNotificationEndpoint = defineEndpoint({
  row: 'A20',
  summary: 'Mark a notification as read',
  method: 'PUT',
  path: '/v1/notification',
  auth: 'full',
  refusals: ['NOT_FOUND'],
  query: z.object({ uuid }),
  answer: notificationSchema,
});
