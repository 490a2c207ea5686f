import type { NotificationPage } from './notification.ts';

/** A page after one notification, on it or on another page, has become read, or unread again. */
export function withRead(page: NotificationPage, id: string, isRead: boolean): NotificationPage {
  return {
    ...page,
    unread: Math.max(0, page.unread + (isRead ? -1 : 1)),
    items: page.items.map((item) => (item.id === id ? { ...item, isRead } : item)),
  };
}

/** A page after everything has become read. */
export function withAllRead(page: NotificationPage): NotificationPage {
  return { ...page, unread: 0, items: page.items.map((item) => ({ ...item, isRead: true })) };
}
