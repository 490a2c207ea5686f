import { makeRecoveryCodesEndpoint, recoveryCodesEndpoint } from '@portal/contract/v1/recovery-codes';
import { z } from 'zod';
import { t } from '../../trpc/init.ts';
import { orNotOffered } from '../../trpc/not-offered.ts';
import { listed } from '../../trpc/outputs.ts';
import { sensitiveProcedure, signedInProcedure } from '../../trpc/procedures.ts';

/** Recovery codes of a second factor: an extension of the API (SEC-C7). */
export const recoveryCodesRouter = t.router({
  /** How many are left, and when they were made. */
  count: signedInProcedure
    .output(
      listed(z.object({ offered: z.boolean(), left: z.int().min(0), createdAt: z.string().nullable() })),
    )
    .query(async ({ ctx }) => {
      const answer = await orNotOffered(ctx.upstream.call(recoveryCodesEndpoint, {}));
      return {
        offered: answer !== null,
        left: answer?.left ?? 0,
        createdAt: answer?.created_at ?? null,
      };
    }),

  /** Makes new ones, which only this answer contains; the previous ones no longer work. */
  make: sensitiveProcedure('recovery-codes')
    .meta({ countsAsSignIn: true })
    .output(listed(z.object({ codes: z.array(z.string()) })))
    .mutation(async ({ ctx }) => {
      const { codes } = await ctx.upstream.call(makeRecoveryCodesEndpoint, {});
      return { codes };
    }),
});
