import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { namesRefusal } from '../reading/refused-success.ts';
import { doneAnswer, isoDateTime, recordId, wireCount, wireFlag, wireId, word } from '../shapes/fields.ts';
import { pageNumber, paginationSchema } from '../shapes/pagination.ts';
import { exact, nullable, offered } from '../shapes/promised.ts';

/** What notifications are about. */
export type NotificationType =
  | 'valuation_updated'
  | 'message_received'
  | 'insight_published'
  | 'due_diligence_published'
  | 'amendment_decided'
  | 'document_added'
  | 'document_requested'
  | 'document_decided'
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
  | 'document'
  | 'document_request'
  | 'terms';

/** Where a notification leads: a screen of the portal and, where it has one, the id shown there. */
export const notificationTargetSchema = z.object({ route: word, id: nullable(wireId) });

export const notificationSchema = z.object({
  id: wireId,
  /** Some firms say null until it is read. */
  isRead: z.preprocess((value) => (value === null ? false : value), wireFlag),
  type: offered(word, 'what kind of notification it is'),
  title: offered(z.string(), 'the title of a notification'),
  body: offered(z.string(), 'the text of a notification'),
  created_at: offered(isoDateTime, 'when a notification was sent'),
  read_at: offered(isoDateTime, 'when a notification was read'),
  action_required: offered(z.boolean(), 'whether a notification asks for something'),
  target: offered(notificationTargetSchema, 'the page that a notification leads to'),
});
export type Notification = z.infer<typeof notificationSchema>;

/** API-20. Newest first; `unread_count` is over all pages. */
export const notificationsEndpoint = defineEndpoint({
  row: 'API-20',
  summary: 'Notifications by page',
  method: 'GET',
  path: '/v1/notification',
  auth: 'full',
  query: z.object({ page: pageNumber.optional() }),
  list: { key: 'notifications', names: ['items', 'data'] },
  answer: z.object({
    notifications: z.array(notificationSchema),
    pagination: exact(nullable(paginationSchema)),
    unread_count: offered(wireCount(), 'how many are unread beyond the first page'),
  }),
});

/** API-20. Marks one as read; the same again changes nothing. */
export const readNotificationEndpoint = defineEndpoint({
  row: 'API-20',
  summary: 'Mark a notification as read',
  method: 'PUT',
  path: '/v1/notification',
  auth: 'full',
  refusals: ['NOT_FOUND'],
  query: z.object({ uuid: recordId }),
  anyAnswer: true,
  isRefused: namesRefusal,
  refusedStatus: 422,
  answer: doneAnswer,
});
