import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { isoDateTime, slug, webAddress } from './fields.ts';
import { linkSchema } from './link.ts';
import { nextLinksSchema } from './pagination.ts';

/** An article; `html` is sanitised before it is shown, `reading_minutes` is whole minutes. */
export const insightSchema = z.object({
  id: slug,
  title: z.string(),
  summary: z.string(),
  html: z.string().max(200_000),
  category_id: slug,
  author_id: slug,
  /** What is told of the writer below the article; an extension, absent where the firm's API does not tell. */
  author_bio: z.string().nullable().optional(),
  published_at: isoDateTime,
  reading_minutes: z.int().min(1),
  image_url: webAddress.nullable(),
  like_count: z.int().min(0),
  liked: z.boolean(),
  _links: z.object({ self: linkSchema }),
});
export type Insight = z.infer<typeof insightSchema>;

/** Lists leave out the text of the articles, and what is told of their writers. */
export const insightSummarySchema = insightSchema.omit({ html: true, author_bio: true });
export type InsightSummary = z.infer<typeof insightSummarySchema>;

/** A place in the list of articles; opaque, and only ever taken from a `next` link. */
export const insightCursorSchema = z.string().regex(/^[\w-]{1,200}$/, 'Must be a cursor');

/** Id to name, as the specification gives categories and authors. */
const namesByIdSchema = z.record(slug, z.string());

/** A19. Filters by category and writer, of which one that nobody knows finds nothing; goes on by its `next` link, which carries the filters. */
export const insightsEndpoint = defineEndpoint({
  row: 'A19',
  summary: 'Insight articles, newest first',
  method: 'GET',
  path: '/v1/insights',
  auth: 'full',
  query: z.object({
    InsightSearch: z.object({ categories: slug.optional(), writer: slug.optional() }).optional(),
    cursor: insightCursorSchema.optional(),
  }),
  answer: z.object({ items: z.array(insightSummarySchema), _links: nextLinksSchema }),
});

/** A19. */
export const insightEndpoint = defineEndpoint({
  row: 'A19',
  summary: 'One insight article',
  method: 'GET',
  path: '/v1/insights/{id}',
  auth: 'full',
  params: z.object({ id: slug }),
  answer: insightSchema,
});

/** A19. Counts once for each person; a second call changes nothing (security I7). */
export const likeInsightEndpoint = defineEndpoint({
  row: 'A19',
  summary: 'Like an article',
  method: 'POST',
  path: '/v1/insights/{id}/like',
  auth: 'full',
  params: z.object({ id: slug }),
  answer: z.object({ like_count: z.int().min(0), liked: z.literal(true) }),
});

/** A19. */
export const insightCategoriesEndpoint = defineEndpoint({
  row: 'A19',
  summary: 'Categories of articles, id to name',
  method: 'GET',
  path: '/v1/insights/categories',
  auth: 'full',
  answer: namesByIdSchema,
});

/** A19. */
export const insightAuthorsEndpoint = defineEndpoint({
  row: 'A19',
  summary: 'Authors of articles, id to name',
  method: 'GET',
  path: '/v1/insights/authors',
  auth: 'full',
  answer: namesByIdSchema,
});
