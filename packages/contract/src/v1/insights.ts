import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { namesRefusal } from '../reading/refused-success.ts';
import { isoDateTime, recordId, webAddress, wireCount, wireId, wireText } from '../shapes/fields.ts';
import { linksSchema } from '../shapes/link.ts';
import { nextLinksSchema } from '../shapes/pagination.ts';
import { nullable, offered } from '../shapes/promised.ts';

/** An article; `html` is sanitised before it is shown, `reading_minutes` is whole minutes. */
export const insightSchema = z.object({
  id: wireId,
  like_count: nullable(wireCount()),
  /** Who likes the article, in whatever form the firm keeps it; whether the reader does follows where it can. */
  likes: nullable(z.unknown()),
  title: offered(z.string(), 'the title of an article'),
  summary: offered(z.string(), 'the summary of an article'),
  html: offered(z.string(), 'the text of an article'),
  category_id: offered(wireId, 'the category of an article'),
  author_id: offered(wireId, 'the writer of an article'),
  author_bio: offered(z.string(), 'what there is to say of the writer'),
  published_at: offered(isoDateTime, 'when an article was published'),
  reading_minutes: offered(z.int().min(1), 'how long an article takes to read'),
  image_url: offered(webAddress, 'the picture of an article'),
  liked: offered(z.boolean(), 'nothing where `likes` says it'),
  /** Whether the like of the reader can be taken back, by the call for it. */
  can_unlike: offered(
    z.boolean(),
    'a way to take a like back: without it, the button says before a like that it cannot be undone',
  ),
  _links: offered(linksSchema({ offered: ['self'] }), 'nothing'),
});
export type Insight = z.infer<typeof insightSchema>;

/** Lists omit the text of the articles, and the writers' details. */
export const insightSummarySchema = insightSchema.omit({ html: true, author_bio: true });
export type InsightSummary = z.infer<typeof insightSummarySchema>;

/** A position in the list of articles of the mock; other firms name it in their own way in their `next` links. */
export const insightCursorSchema = z.string().regex(/^[\w-]{1,200}$/, 'Must be a cursor.');

/** Id to name, as the specification gives categories and authors. */
const namesByIdSchema = z.record(recordId, nullable(wireText));

/**
 * API-19. Filters by category and writer; an unknown one finds nothing. Pages by its `next` link, which includes the
 * filters.
 */
export const insightsEndpoint = defineEndpoint({
  row: 'API-19',
  summary: 'Insight articles, newest first',
  method: 'GET',
  path: '/v1/insights',
  auth: 'full',
  query: z.object({
    InsightSearch: z.object({ categories: recordId.optional(), writer: recordId.optional() }).optional(),
    cursor: insightCursorSchema.optional(),
  }),
  list: { key: 'items', names: ['data', 'insights'] },
  answer: z.object({ items: z.array(insightSummarySchema), _links: nextLinksSchema }),
});

/** API-19. */
export const insightEndpoint = defineEndpoint({
  row: 'API-19',
  summary: 'One insight article',
  method: 'GET',
  path: '/v1/insights/{id}',
  auth: 'full',
  params: z.object({ id: recordId }),
  answer: insightSchema,
});

/** API-19. Counts once for each client; a second call changes nothing (SEC-I7). */
export const likeInsightEndpoint = defineEndpoint({
  row: 'API-19',
  summary: 'Like an article',
  method: 'POST',
  path: '/v1/insights/{id}/like',
  auth: 'full',
  params: z.object({ id: recordId }),
  anyAnswer: true,
  isRefused: namesRefusal,
  refusedStatus: 422,
  answer: z.object({
    like_count: offered(wireCount(), 'nothing: the count is known to go up by one'),
    liked: offered(z.literal(true), 'nothing'),
  }),
});

/** API-19. An extension. Takes the client's like back; without one nothing changes (SEC-I7). */
export const unlikeInsightEndpoint = defineEndpoint({
  row: 'API-19',
  summary: 'Take a like back',
  method: 'DELETE',
  path: '/v1/insights/{id}/like',
  auth: 'full',
  params: z.object({ id: recordId }),
  anyAnswer: true,
  isRefused: namesRefusal,
  refusedStatus: 422,
  answer: z.object({
    like_count: offered(wireCount(), 'nothing: the count is known to go down by one'),
    liked: offered(z.literal(false), 'nothing'),
  }),
  extension: true,
});

/** API-19. */
export const insightCategoriesEndpoint = defineEndpoint({
  row: 'API-19',
  summary: 'Categories of articles, id to name',
  method: 'GET',
  path: '/v1/insights/categories',
  auth: 'full',
  answer: namesByIdSchema,
});

/** API-19. */
export const insightAuthorsEndpoint = defineEndpoint({
  row: 'API-19',
  summary: 'Authors of articles, id to name',
  method: 'GET',
  path: '/v1/insights/authors',
  auth: 'full',
  answer: namesByIdSchema,
});
