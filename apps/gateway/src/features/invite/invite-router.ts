import { mailedCode } from '@portal/contract/shapes/fields';
import { inviteEndpoint } from '@portal/contract/v1/invite';
import { z } from 'zod';
import { t } from '../../trpc/init.ts';
import { publicProcedure } from '../../trpc/procedures.ts';

export const inviteRouter = t.router({
  /** API-7: whether an invite is valid; reading it does not use it up (R-3, SEC-E4). */
  check: publicProcedure
    .input(z.object({ code: mailedCode }))
    .output(z.object({ valid: z.literal(true) }))
    .query(async ({ ctx, input }) => {
      await ctx.upstream.call(inviteEndpoint, { params: { code: input.code } });
      return { valid: true };
    }),
});
