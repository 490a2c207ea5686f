import { mailedCode } from '@portal/contract/shapes/fields';
import { inviteEndpoint } from '@portal/contract/v1/invite';
import { z } from 'zod';
import { textOrNull } from '../../mapping/listed-fields.ts';
import { t } from '../../trpc/init.ts';
import { listed } from '../../trpc/outputs.ts';
import { publicProcedure } from '../../trpc/procedures.ts';

export const inviteRouter = t.router({
  /**
   * API-7: whether an invite is valid, who it is for and which firm it is from, each where the firm says so. Reading it
   * does not use it up (R-3, R-27, SEC-E8).
   */
  check: publicProcedure
    .meta({ countsAsSignIn: true })
    .input(z.object({ code: mailedCode }))
    .output(
      listed(z.object({ valid: z.literal(true), name: z.string().nullable(), firm: z.string().nullable() })),
    )
    .query(async ({ ctx, input }) => {
      const invite = await ctx.upstream.call(inviteEndpoint, { params: { code: input.code } });
      const name = [invite.first_name, invite.surname].map(textOrNull).filter(Boolean).join(' ');
      return { valid: true, name: name || null, firm: textOrNull(invite.firm_name) };
    }),
});
