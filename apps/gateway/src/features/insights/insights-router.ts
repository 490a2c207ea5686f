import { slug } from '@portal/contract/fields';
import {
  insightCursorSchema,
  insightEndpoint,
  insightsEndpoint,
  likeInsightEndpoint,
} from '@portal/contract/insights';
import { z } from 'zod';
import { camelKeys } from '../../camel-keys.ts';
import { t } from '../../trpc/init.ts';
import { signedInProcedure } from '../../trpc/procedures.ts';
import {
  insightOutput,
  insightSummaryOutput,
  likeOutput,
  toInsight,
  toInsightSummary,
} from './insights-mapper.ts';

/** Id to name. */
const namesOutput = z.record(z.string(), z.string());

const search = z.object({
  /** Id of the one category wanted. */
  categories: slug.optional(),
  /** Id of the one author wanted. */
  writer: slug.optional(),
  /** The `next` of the part before; the same filters go with it. */
  cursor: insightCursorSchema.optional(),
});

const ofInsight = z.object({ id: slug });

export const insightsRouter = t.router({
  /**
   * A19: articles, newest first (row P6). `next` is the place where the list goes on, null at its end: read out of the
   * API's own next link, so that no address ever comes from the browser (security G1).
   */
  list: signedInProcedure
    .input(search)
    .output(z.object({ items: z.array(insightSummaryOutput), next: z.string().nullable() }))
    .query(async ({ ctx, input }) => {
      const { categories, writer, cursor } = input;
      const query = { InsightSearch: { categories, writer }, cursor };
      const { items, _links } = await ctx.upstream.call(insightsEndpoint, { query });
      const next = _links.next && ctx.upstream.read(_links.next, insightsEndpoint).query?.cursor;
      return { items: items.map(toInsightSummary), next: next ?? null };
    }),

  /** A19: one article with its text (row P6). */
  byId: signedInProcedure
    .input(ofInsight)
    .output(insightOutput)
    .query(async ({ ctx, input }) => toInsight(await ctx.upstream.call(insightEndpoint, { params: input }))),

  /** A19: likes an article; once for each person, however often it is asked (row P6, security I7). */
  like: signedInProcedure
    .input(ofInsight)
    .output(likeOutput)
    .mutation(async ({ ctx, input }) =>
      camelKeys(await ctx.upstream.call(likeInsightEndpoint, { params: input })),
    ),

  /** A19: categories of articles (row W3). */
  categories: signedInProcedure
    .output(namesOutput)
    .query(({ ctx }) => ctx.shared.insightCategories(ctx.upstream)),

  /** A19: authors of articles (row W3). */
  authors: signedInProcedure.output(namesOutput).query(({ ctx }) => ctx.shared.insightAuthors(ctx.upstream)),
});
