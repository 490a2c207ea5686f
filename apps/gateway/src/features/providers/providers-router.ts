import { recordId } from '@portal/contract/shapes/fields';
import { myPoliciesEndpoint, providerEndpoint, providersEndpoint } from '@portal/contract/v1/providers';
import { z } from 'zod';
import { t } from '../../trpc/init.ts';
import { listed, unreadable } from '../../trpc/outputs.ts';
import { signedInProcedure } from '../../trpc/procedures.ts';
import { policySummaryOutput, providerOutput, toPolicySummary, toProvider } from './providers-mapper.ts';

const ofProvider = z.object({ uuid: recordId });

export const providersRouter = t.router({
  /** API-17: all providers (W-3, P-3). */
  list: signedInProcedure
    .output(listed(z.object({ providers: z.array(providerOutput), unreadable })))
    .query(async ({ ctx }) => {
      const { items, unreadable } = await ctx.upstream.call(providersEndpoint, {});
      return { providers: items.map(toProvider), unreadable };
    }),

  /** API-17: one provider (P-5). */
  byId: signedInProcedure
    .input(ofProvider)
    .output(listed(providerOutput))
    .query(async ({ ctx, input }) =>
      toProvider(await ctx.upstream.call(providerEndpoint, { params: input })),
    ),

  /** API-17: the client's own policies at a provider (P-5). */
  myPolicies: signedInProcedure
    .input(ofProvider)
    .output(listed(z.object({ policies: z.array(policySummaryOutput), unreadable })))
    .query(async ({ ctx, input }) => {
      const { items, unreadable } = await ctx.upstream.call(myPoliciesEndpoint, { query: input });
      return { policies: items.map(toPolicySummary), unreadable };
    }),
});
