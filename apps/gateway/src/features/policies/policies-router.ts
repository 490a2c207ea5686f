import { dateRanges, shortDateRangeSchema } from '@portal/contract/date-range';
import { uuid } from '@portal/contract/fields';
import { policiesEndpoint, policyEndpoint } from '@portal/contract/policies';
import { valuationGraphEndpoint } from '@portal/contract/valuation';
import { z } from 'zod';
import { t } from '../../trpc/init.ts';
import { signedInProcedure } from '../../trpc/procedures.ts';
import { readLatestValuation, readLatestValuations, readValuationPart } from './latest-valuations.ts';
import { policyListItemOutput, toPolicyListItem } from './policies-mapper.ts';
import { policyOutput, toPolicy } from './policy-mapper.ts';
import { toValuationGraph, valuationGraphOutput } from './valuation-graph-mapper.ts';
import { toValuation, valuationOutput } from './valuation-mapper.ts';

const ofPolicy = z.object({ uuid });

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

  /** A21: one policy with its latest valuation in full (row P2). */
  byId: signedInProcedure
    .input(ofPolicy)
    .output(policyOutput)
    .query(async ({ ctx, input }) => {
      const policy = await ctx.upstream.call(policyEndpoint, { params: input });
      return toPolicy(policy, await readValuationPart(ctx, policy));
    }),

  /** A21: the latest valuation alone, to ask again for what `byId` could not read (row P2). */
  latestValuation: signedInProcedure
    .input(ofPolicy)
    .output(valuationOutput)
    .query(async ({ ctx, input }) => {
      const policy = await ctx.upstream.call(policyEndpoint, { params: input });
      return toValuation(await readLatestValuation(ctx.upstream, policy));
    }),

  /** A21: values over three or six months, one or two years, by the policy's own link (row P2). */
  valuationGraph: signedInProcedure
    .input(ofPolicy.extend({ dateRange: shortDateRangeSchema }))
    .output(valuationGraphOutput)
    .query(async ({ ctx, input }) => {
      const policy = await ctx.upstream.call(policyEndpoint, { params: { uuid: input.uuid } });
      const graph = await ctx.upstream.follow(policy._links['valuation-graph'], valuationGraphEndpoint, {
        date_range: dateRanges[input.dateRange],
      });
      return toValuationGraph(graph, input.dateRange);
    }),
});
