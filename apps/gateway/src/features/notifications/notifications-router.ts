import { notificationsEndpoint } from '@portal/contract/notifications';
import { z } from 'zod';
import { t } from '../../trpc/init.ts';
import { signedInProcedure } from '../../trpc/procedures.ts';

export const notificationsRouter = t.router({
  /** A20: how many notifications, over all pages, are unread (row R12). */
  unreadCount: signedInProcedure.output(z.object({ unread: z.int().min(0) })).query(async ({ ctx }) => {
    const page = await ctx.upstream.call(notificationsEndpoint, {});
    return { unread: page.unread_count };
  }),
});
