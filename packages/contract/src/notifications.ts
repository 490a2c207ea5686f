import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { isoDateTime, uuid } from './fields.ts';
import { pageQuerySchema, paginationSchema } from './pagination.ts';

export const notificationTypeSchema = z.enum([
  'valuation_updated',
  'message_received',
  'insight_published',
  'due_diligence_published',
  'amendment_decided',
  'terms_updated',
  'review_due',
  'new_device',
  'password_changed',
  'account_locked',
]);
export type NotificationType = z.infer<typeof notificationTypeSchema>;

/** Where a notification leads: a screen of the portal and, where it has one, the id shown there. */
export const notificationTargetSchema = z.object({
  route: z.enum(['policy', 'policies', 'message', 'insight', 'due_diligence', 'account', 'terms']),
  id: z.string().nullable(),
});

export const notificationSchema = z.object({
  id: uuid,
  type: notificationTypeSchema,
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
