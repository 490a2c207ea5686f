import { clientEndpoint, updateClientEndpoint } from '@portal/contract/v1/client';
import { z } from 'zod';
import { t } from '../../trpc/init.ts';
import { listed } from '../../trpc/outputs.ts';
import { sensitiveProcedure, signedInProcedure } from '../../trpc/procedures.ts';
import { changedFieldsInput, toWireChanges } from './changed-fields.ts';
import { clientOutput, toClient } from './client-mapper.ts';

export const clientRouter = t.router({
  /** API-15: the record of the signed-in client (W-4). */
  get: signedInProcedure
    .output(listed(clientOutput))
    .query(async ({ ctx }) => toClient(await ctx.upstream.call(clientEndpoint, {}), ctx.session.vip)),

  /**
   * API-15: requests changes; the record is unchanged, with a pending amendment, until the firm has decided (P-48).
   * Null where the change has arrived and the record could not be read after it.
   */
  update: sensitiveProcedure('details')
    .input(z.object({ changedFields: changedFieldsInput }))
    .output(listed(clientOutput.nullable()))
    .mutation(async ({ ctx, input }) => {
      const body = { changedFields: toWireChanges(input.changedFields) };
      await ctx.upstream.call(updateClientEndpoint, { body });
      const record = await ctx.upstream.call(clientEndpoint, {}).catch((error: unknown) => {
        ctx.log.warn({ err: error }, 'the record could not be read after its change');
        return null;
      });
      return record && toClient(record, ctx.session.vip);
    }),
});
