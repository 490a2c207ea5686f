import { MAX_PAGE } from '@portal/contract/constants';
import { uuid } from '@portal/contract/fields';
import { notificationsEndpoint, readNotificationEndpoint } from '@portal/contract/notifications';
import { pageCount } from '@portal/contract/pagination';
import { z } from 'zod';
import { t } from '../../trpc/init.ts';
import { signedInProcedure } from '../../trpc/procedures.ts';
import { markAllRead } from './mark-all-read.ts';
import { notificationOutput, toNotification } from './notifications-mapper.ts';

const unreadOutput = z.object({ unread: z.int().min(0) });

export const notificationsRouter = t.router({
  /** A20: one page, counted from 1, newest first; a page beyond the last is empty (row P7). `unread` is over all pages. */
  list: signedInProcedure
    .input(z.object({ page: z.int().min(1).max(MAX_PAGE).default(1) }))
    .output(
      unreadOutput.extend({
        items: z.array(notificationOutput),
        page: z.number(),
        pages: z.number(),
        totalCount: z.number(),
      }),
    )
    .query(async ({ ctx, input: { page } }) => {
      const answer = await ctx.upstream.call(notificationsEndpoint, { query: { page } });
      return {
        items: answer.notifications.map(toNotification),
        page,
        pages: pageCount(answer.pagination),
        totalCount: answer.pagination.totalCount,
        unread: answer.unread_count,
      };
    }),

  /** A20: how many notifications, over all pages, are unread (row R12). */
  unreadCount: signedInProcedure.output(unreadOutput).query(async ({ ctx }) => {
    const page = await ctx.upstream.call(notificationsEndpoint, {});
    return { unread: page.unread_count };
  }),

  /** A20: marks one as read; the same again changes nothing (row P7). */
  markRead: signedInProcedure
    .input(z.object({ uuid }))
    .output(notificationOutput)
    .mutation(async ({ ctx, input }) =>
      toNotification(await ctx.upstream.call(readNotificationEndpoint, { query: input })),
    ),

  /** A20: marks every one as read; `unread` is what is left, should it be too many for one request (row P7). */
  markAllRead: signedInProcedure
    .output(unreadOutput)
    .mutation(async ({ ctx }) => ({ unread: await markAllRead(ctx.upstream) })),
});
