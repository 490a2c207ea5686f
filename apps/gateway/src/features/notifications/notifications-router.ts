import { MAX_PAGE } from '@portal/contract/constants';
import type { EndpointAnswer } from '@portal/contract/endpoint';
import { recordId } from '@portal/contract/shapes/fields';
import { pageCount } from '@portal/contract/shapes/pagination';
import { notificationsEndpoint, readNotificationEndpoint } from '@portal/contract/v1/notifications';
import { z } from 'zod';
import { t } from '../../trpc/init.ts';
import { listed, unreadable } from '../../trpc/outputs.ts';
import { signedInProcedure } from '../../trpc/procedures.ts';
import { markAllRead } from './mark-all-read.ts';
import { notificationOutput, toNotification } from './notifications-mapper.ts';

const unreadOutput = z.object({ unread: z.int().min(0) });

export const notificationsRouter = t.router({
  /**
   * API-20: one page, counted from 1, newest first; a page beyond the last is empty (P-7). `unread` is over all pages,
   * or of this page where the firm does not count them, as `countsAllPages` says (P-87). Without a pagination there is
   * one page.
   */
  list: signedInProcedure
    .input(z.object({ page: z.int().min(1).max(MAX_PAGE).default(1) }))
    .output(
      listed(
        unreadOutput.extend({
          items: z.array(notificationOutput),
          page: z.number(),
          pages: z.number(),
          totalCount: z.number(),
          countsAllPages: z.boolean(),
          unreadable,
        }),
      ),
    )
    .query(async ({ ctx, input: { page } }) => {
      const answer = await ctx.upstream.call(notificationsEndpoint, { query: { page } });
      const { notifications, pagination, unread_count } = answer;
      const pages = pageCount(pagination);
      return {
        items: notifications.map(toNotification),
        page,
        pages,
        totalCount: pagination?.totalCount ?? notifications.length,
        unread: unreadOf(answer),
        countsAllPages: unread_count !== null || pages <= 1,
        unreadable: answer.unreadable,
      };
    }),

  /** API-20: how many notifications are unread, as `list` counts them. */
  unreadCount: signedInProcedure.output(listed(unreadOutput)).query(async ({ ctx }) => ({
    unread: unreadOf(await ctx.upstream.call(notificationsEndpoint, {})),
  })),

  /** API-20: marks one as read once the firm has answered 200; the same again changes nothing (P-20). */
  markRead: signedInProcedure
    .input(z.object({ uuid: recordId }))
    .output(listed(z.object({ isRead: z.literal(true) })))
    .mutation(async ({ ctx, input }) => {
      await ctx.upstream.call(readNotificationEndpoint, { query: input });
      return { isRead: true };
    }),

  /**
   * API-20: marks every one as read; `unread` is what is left, should it be too many for one request (P-20), and null
   * where that is not known (P-87).
   */
  markAllRead: signedInProcedure
    .output(listed(z.object({ unread: unreadOutput.shape.unread.nullable() })))
    .mutation(async ({ ctx }) => ({ unread: await markAllRead(ctx.upstream) })),
});

function unreadOf({ unread_count, notifications }: EndpointAnswer<typeof notificationsEndpoint>): number {
  return unread_count ?? notifications.filter(({ isRead }) => !isRead).length;
}
