import { t } from '../../trpc/init.ts';
import { signedInProcedure } from '../../trpc/procedures.ts';
import { firmOutput, toFirm } from './firm-mapper.ts';

export const firmRouter = t.router({
  /** API-16: the firm's details (P-11). */
  get: signedInProcedure
    .output(firmOutput)
    .query(async ({ ctx }) => toFirm(await ctx.shared.firm(ctx.upstream))),
});
