import { pageCount } from '@portal/contract/shapes/pagination';
import { notificationsEndpoint, readNotificationEndpoint } from '@portal/contract/v1/notifications';
import pLimit from 'p-limit';
import type { UpstreamClient } from '../../upstream/upstream-client.ts';

/** Marks sent in parallel. */
const AT_ONCE = 8;
/** Pages read and marks sent for one request, so that one click of a button is a bounded amount of work. */
const MAX_PAGES = 25;
const MAX_MARKS = 500;

/**
 * Marks what is unread by the API's call for one notification, page by page, and answers how many are left unread; null
 * if it reached a limit and the firm gives no count (P-87). The same again changes nothing, so a
 * request that broke off half-way is simply made again (P-20).
 */
export async function markAllRead(upstream: UpstreamClient): Promise<number | null> {
  for (let page = 1, marks = 0; ; page += 1) {
    const answer = await upstream.call(notificationsEndpoint, { query: { page } });
    const { notifications, pagination, unread_count } = answer;
    const found = notifications.filter(({ isRead }) => !isRead);
    const unread = found.slice(0, MAX_MARKS - marks);
    marks += unread.length;
    await pLimit(AT_ONCE).map(unread, ({ id }) =>
      upstream.call(readNotificationEndpoint, { query: { uuid: id } }),
    );
    const isLast = page >= pageCount(pagination);
    const uncounted = isLast && unread.length === found.length ? 0 : null;
    const left = unread_count === null ? uncounted : Math.max(0, unread_count - unread.length);
    if (left === 0 || isLast || page >= MAX_PAGES || marks >= MAX_MARKS) return left;
  }
}
