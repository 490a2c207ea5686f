import { notificationsEndpoint, readNotificationEndpoint } from '@portal/contract/notifications';
import { pageCount } from '@portal/contract/pagination';
import { mapWithLimit } from '../../map-with-limit.ts';
import type { UpstreamClient } from '../../upstream/upstream-client.ts';

/** Marks sent at once. */
const AT_ONCE = 8;
/** Pages read for one request, so that one click of a button stays a bounded amount of work. */
const MAX_PAGES = 25;

/**
 * Marks what is unread by the API's call for one notification, page by page, and answers how many are left unread. The
 * same again changes nothing, so a request that broke off half-way is simply made again (row P7).
 */
export async function markAllRead(upstream: UpstreamClient): Promise<number> {
  for (let page = 1; ; page += 1) {
    const { notifications, pagination, unread_count } = await upstream.call(notificationsEndpoint, {
      query: { page },
    });
    const unread = notifications.filter(({ isRead }) => !isRead);
    await mapWithLimit(unread, AT_ONCE, ({ id }) =>
      upstream.call(readNotificationEndpoint, { query: { uuid: id } }),
    );
    const left = Math.max(0, unread_count - unread.length);
    if (left === 0 || page >= Math.min(pageCount(pagination), MAX_PAGES)) return left;
  }
}
