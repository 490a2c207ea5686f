import { clientEndpoint } from '@portal/contract/client';
import { t } from '../../trpc/init.ts';
import { signedInProcedure } from '../../trpc/procedures.ts';
import { clientOutput, toClient } from './client-mapper.ts';

export const clientRouter = t.router({
  /** A15: the record of the signed-in person (rows W1, P8). */
  get: signedInProcedure
    .output(clientOutput)
    .query(async ({ ctx }) => toClient(await ctx.upstream.call(clientEndpoint, {}))),
});
