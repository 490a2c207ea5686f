import { policiesEndpoint } from '@portal/contract/policies';
import { z } from 'zod';
import { t } from '../../trpc/init.ts';
import { signedInProcedure } from '../../trpc/procedures.ts';
import { readLatestValuations } from './latest-valuations.ts';
import { policyListItemOutput, toPolicyListItem } from './policies-mapper.ts';

export const policiesRouter = t.router({
  /** A21: every policy with its latest value, read by the policy's own link (row P1). */
  list: signedInProcedure
    .output(z.object({ policies: z.array(policyListItemOutput) }))
    .query(async ({ ctx }) => {
      const { items } = await ctx.upstream.call(policiesEndpoint, {});
      const valuations = await readLatestValuations(ctx, items);
      return {
        policies: items.map((policy, index) =>
          toPolicyListItem(policy, valuations[index] ?? { state: 'failed' }),
        ),
      };
    }),
});
