import { londonDay } from '@portal/contract/shapes/calendar-day';
import { dateRanges } from '@portal/contract/shapes/date-range';
import { recordId } from '@portal/contract/shapes/fields';
import { policiesEndpoint } from '@portal/contract/v1/policies';
import { valuationGraphEndpoint } from '@portal/contract/v1/valuation';
import { z } from 'zod';
import { t } from '../../trpc/init.ts';
import { listed, unreadable } from '../../trpc/outputs.ts';
import { signedInProcedure } from '../../trpc/procedures.ts';
import { readLatestValuations, readValuationPart } from './latest-valuations.ts';
import { policyListItemOutput, toPolicyList } from './policies-mapper.ts';
import { readPortfolioGraphs } from './policy-graphs.ts';
import { policyOutput, toPolicy } from './policy-mapper.ts';
import { holdsFund } from './policy-worth.ts';
import {
  changeRangeOf,
  changeSinceInput,
  portfolioChangeOutput,
  toPortfolioChange,
} from './portfolio-change-mapper.ts';
import {
  portfolioHistoryOutput,
  portfolioRangeSchema,
  toPortfolioHistory,
  wireRangeOf,
} from './portfolio-history-mapper.ts';
import { shortDateRangeSchema, toValuationGraph, valuationGraphOutput } from './valuation-graph-mapper.ts';

const ofPolicy = z.object({ uuid: recordId });

export const policiesRouter = t.router({
  /** API-21, API-30: every policy with its latest value, read by the policy's own link (P-1). */
  list: signedInProcedure
    .meta({ weight: 2 })
    .output(listed(z.object({ policies: z.array(policyListItemOutput), unreadable })))
    .query(async ({ ctx }) => {
      const { items, unreadable } = await ctx.upstream.call(policiesEndpoint, {});
      const valuations = await readLatestValuations(ctx, items);
      return { policies: toPolicyList(items, valuations), unreadable };
    }),

  /** P-24: the total over time, from the graphs of policies with a fund; null where the firm has no such values. */
  history: signedInProcedure
    .meta({ weight: 5 })
    .input(z.object({ range: portfolioRangeSchema }))
    .output(listed(portfolioHistoryOutput.nullable()))
    .query(async ({ ctx, input: { range } }) => {
      const today = londonDay(ctx.clock.now());
      const { items } = await ctx.upstream.call(policiesEndpoint, {});
      const graphs = await readPortfolioGraphs(ctx, items.filter(holdsFund), wireRangeOf(range, today));
      return toPortfolioHistory(graphs, { range, today });
    }),

  /** P-68: how the total has changed through these policies since a visit. Null where a graph is missing. */
  changeSince: signedInProcedure
    .meta({ weight: 5 })
    .input(changeSinceInput)
    .output(listed(portfolioChangeOutput.nullable()))
    .query(async ({ ctx, input }) => {
      const today = londonDay(ctx.clock.now());
      const range = changeRangeOf(input, today);
      if (range === null) return null;
      const { items } = await ctx.upstream.call(policiesEndpoint, {});
      const changed = items.filter(({ uuid }) => input.policies.some((policy) => policy.uuid === uuid));
      return toPortfolioChange(
        await readPortfolioGraphs(ctx, changed.filter(holdsFund), range),
        input,
        today,
      );
    }),

  /** API-21, API-30: one policy with its latest valuation in full (P-2). */
  byId: signedInProcedure
    .input(ofPolicy)
    .output(listed(policyOutput))
    .query(async ({ ctx, input }) => {
      const policy = await ctx.policyReads.policy(ctx.upstream, input.uuid);
      return toPolicy(policy, await readValuationPart(ctx, policy));
    }),

  /** API-30: values over three or six months, one or two years, or since the start, by the policy's own link (P-30). */
  valuationGraph: signedInProcedure
    .input(ofPolicy.extend({ dateRange: shortDateRangeSchema }))
    .output(listed(valuationGraphOutput))
    .query(async ({ ctx, input }) => {
      const links = await ctx.policyReads.links(ctx.upstream, input.uuid);
      const link = links?.['valuation-graph'];
      const query = { date_range: dateRanges[input.dateRange] };
      const graph = link ? await ctx.upstream.follow(link, valuationGraphEndpoint, query) : null;
      return toValuationGraph(graph, input.dateRange);
    }),
});
