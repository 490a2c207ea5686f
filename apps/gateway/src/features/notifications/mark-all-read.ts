import { pageCount } from '@portal/contract/shapes/pagination';
import { notificationsEndpoint, readNotificationEndpoint } from '@portal/contract/v1/notifications';
import pLimit from 'p-limit';
import { toFailure } from '../../trpc/error-map.ts';
import type { UpstreamClient } from '../../upstream/upstream-client.ts';

/** Marks sent in parallel. */
const AT_ONCE = 8;
/** Pages read and marks sent for one request, so that one click of a button is a bounded amount of work. */
const MAX_PAGES = 25;
const MAX_MARKS = 500;

/**
 * Marks what is unread by the API's call for one notification, page by page, and answers how many are left unread; null
 * if it reached a limit, of its own or of the firm, and the firm gives no count (P-87). Repeating it changes nothing,
 * so a request that was interrupted can be sent again (P-20).
 */
export async function markAllRead(upstream: UpstreamClient): Promise<number | null> {
  for (let page = 1, marks = 0; ; page += 1) {
    const answer = await upstream.call(notificationsEndpoint, { query: { page } });
    const { notifications, pagination, unread_count } = answer;
    const unread = notifications.filter(({ isRead }) => !isRead);
    const { marked, refusal } = await markEach(upstream, unread.slice(0, MAX_MARKS - marks));
    marks += marked;
    const isLimited = marks > 0 && refusal !== undefined && toFailure(refusal).code === 'TOO_MANY_REQUESTS';
    if (refusal !== undefined && !isLimited) throw refusal;
    const isLast = page >= pageCount(pagination);
    const uncounted = isLast && marked === unread.length ? 0 : null;
    const left = unread_count === null ? uncounted : Math.max(0, unread_count - marked);
    if (isLimited || left === 0 || isLast || page >= MAX_PAGES || marks >= MAX_MARKS) return left;
  }
}

/** How many were marked until the first that was refused; none is sent after that. */
async function markEach(upstream: UpstreamClient, unread: readonly { readonly id: string }[]) {
  let marked = 0;
  let refusal: unknown;
  await pLimit(AT_ONCE).map(unread, async ({ id }) => {
    if (refusal !== undefined) return;
    try {
      await upstream.call(readNotificationEndpoint, { query: { uuid: id } });
      marked += 1;
    } catch (error) {
      refusal ??= error;
    }
  });
  return { marked, refusal };
}
