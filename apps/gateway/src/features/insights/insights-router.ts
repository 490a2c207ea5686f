import { encodeForm } from '@portal/contract/encode-form';
import { recordId } from '@portal/contract/shapes/fields';
import { unreadableLink } from '@portal/contract/shapes/link';
import {
  insightAuthorsEndpoint,
  insightCategoriesEndpoint,
  insightEndpoint,
  insightsEndpoint,
  likeInsightEndpoint,
  unlikeInsightEndpoint,
} from '@portal/contract/v1/insights';
import { z } from 'zod';
import { textOrNull } from '../../mapping/listed-fields.ts';
import { linkHandle } from '../../session/link-handles.ts';
import { t } from '../../trpc/init.ts';
import { listed, unreadable } from '../../trpc/outputs.ts';
import { signedInProcedure } from '../../trpc/procedures.ts';
import type { UpstreamClient } from '../../upstream/upstream-client.ts';
import {
  insightOutput,
  insightSummaryOutput,
  likeOutput,
  toInsight,
  toInsightSummary,
} from './insights-mapper.ts';

/** Id to name; null where an id has none. */
const namesOutput = z.record(z.string(), z.string().nullable());

function toNames(names: z.infer<typeof namesOutput>): z.infer<typeof namesOutput> {
  return Object.fromEntries(Object.entries(names).map(([id, name]) => [id, textOrNull(name)]));
}

const search = z.object({
  /** Id of one category. */
  categories: recordId.optional(),
  /** Id of one author. */
  writer: recordId.optional(),
  /** The `next` of the part before; it carries its own filters. */
  cursor: linkHandle.optional(),
});

const ofInsight = z.object({ id: recordId });

export const insightsRouter = t.router({
  /**
   * API-19: articles, newest first (P-6). `next` is a handle for the firm's own next link, null at the end of the list,
   * so that no address of the firm is sent to the browser or accepted from it (SEC-G21). A page whose next link is its
   * own is the last; if the link may not be followed (SEC-G1), the page is given and only the next request fails.
   */
  list: signedInProcedure
    .input(search)
    .output(
      listed(z.object({ items: z.array(insightSummaryOutput), next: z.string().nullable(), unreadable })),
    )
    .query(async ({ ctx, input: { categories, writer, cursor } }) => {
      const { upstream, linkHandles, session } = ctx;
      const here = cursor === undefined ? undefined : await linkHandles.open(cursor, session);
      const answer =
        here === undefined
          ? await upstream.call(insightsEndpoint, { query: { InsightSearch: { categories, writer } } })
          : await upstream.follow({ href: here }, insightsEndpoint);
      const part = here ?? firstPart({ categories, writer });
      const link = fromPart(answer._links?.next?.href, part);
      const target = link && targetOf(upstream, link);
      const next = target === part ? null : target;
      return {
        items: answer.items.map(toInsightSummary),
        next: next && (await linkHandles.seal(next, session)),
        unreadable: answer.unreadable,
      };
    }),

  /** API-19: one article with its text (P-6). */
  byId: signedInProcedure
    .input(ofInsight)
    .output(listed(insightOutput))
    .query(async ({ ctx, input }) => toInsight(await ctx.upstream.call(insightEndpoint, { params: input }))),

  /** API-19: likes an article; counted once for each client, however often it is called (P-33, SEC-I7). */
  like: signedInProcedure
    .input(ofInsight)
    .output(listed(likeOutput))
    .mutation(async ({ ctx, input }) => {
      const { like_count: likeCount } = await ctx.upstream.call(likeInsightEndpoint, { params: input });
      return { likeCount, liked: true };
    }),

  /** API-19: takes the like back, where the article says that it can be (P-33); an extension. */
  unlike: signedInProcedure
    .input(ofInsight)
    .output(listed(likeOutput))
    .mutation(async ({ ctx, input }) => {
      const { like_count: likeCount } = await ctx.upstream.call(unlikeInsightEndpoint, { params: input });
      return { likeCount, liked: false };
    }),

  /** API-19: categories of articles (W-3). */
  categories: signedInProcedure
    .output(listed(namesOutput))
    .query(async ({ ctx }) => toNames(await ctx.upstream.call(insightCategoriesEndpoint, {}))),

  /** API-19: authors of articles (W-3). */
  authors: signedInProcedure
    .output(listed(namesOutput))
    .query(async ({ ctx }) => toNames(await ctx.upstream.call(insightAuthorsEndpoint, {}))),
});

/** Path and query of a next link, or a link that cannot be followed in place of one that may not be. */
function targetOf(upstream: UpstreamClient, href: string): string {
  try {
    return upstream.target({ href }, insightsEndpoint);
  } catch {
    return unreadableLink.href;
  }
}

/** Path and query of the first part of a list. */
function firstPart(InsightSearch: { categories?: string | undefined; writer?: string | undefined }): string {
  const search = encodeForm({ InsightSearch });
  return search === '' ? insightsEndpoint.path : `${insightsEndpoint.path}?${search}`;
}

/** A next link as seen from the part that it came with: `?page=2` continues from its path. */
function fromPart(href: string | undefined, part: string): string | null {
  if (href === undefined) return null;
  return href.startsWith('?') ? `${part.split('?', 1)[0]}${href === '?' ? '' : href}` : href;
}
