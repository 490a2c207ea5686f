import type { Notification } from '@portal/contract/v1/notifications';
import type { ExamplesOf } from '../example.ts';

const unread: Notification = {
  id: '2b094f2f-67c3-89f2-b241-3a8bd7871cee',
  type: 'message_received',
  title: 'Ruth Vasey replied to you',
  body: 'About: Moving the cash ISA when its rate ends',
  created_at: '2026-11-20T09:40:00.000Z',
  isRead: false,
  read_at: null,
  action_required: false,
  target: { route: 'message', id: 'b6a9db07-2ebf-84e6-8c03-7fa96fcb3ac6' },
};

export const notificationsExamples: ExamplesOf<'notifications'> = {
  'notifications.list': {
    query: { page: 1 },
    answer: { notifications: [unread], pagination: { totalCount: 1, defaultPageSize: 20 }, unread_count: 1 },
  },
  'notifications.markRead': {
    query: { uuid: unread.id },
    answer: {},
  },
};
