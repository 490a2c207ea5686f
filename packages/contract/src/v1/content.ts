import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { isoDate, recordId, wireId } from '../shapes/fields.ts';
import { offered } from '../shapes/promised.ts';

/**
 * A page of the firm's own text, such as complaints or accessibility; `html` is sanitised before it is shown (P-10).
 */
export const contentPageSchema = z.object({
  id: wireId,
  title: offered(z.string(), 'the title of a page of the firm'),
  html: offered(z.string(), 'the text of a page of the firm'),
  updated_on: offered(isoDate, 'when a page of the firm last changed'),
});
export type ContentPage = z.infer<typeof contentPageSchema>;

/** P-10. An extension of the API. In the order of the firm; only VIP clients see VIP pages (P-60). */
export const contentListEndpoint = defineEndpoint({
  row: 'P-10',
  summary: 'Content pages of the firm',
  method: 'GET',
  path: '/v1/content',
  auth: 'full',
  extension: true,
  list: { key: 'items', names: ['data', 'content', 'pages'] },
  answer: z.object({ items: z.array(contentPageSchema.omit({ html: true })) }),
});

/** P-10. An extension of the API. */
export const contentPageEndpoint = defineEndpoint({
  row: 'P-10',
  summary: 'One content page',
  method: 'GET',
  path: '/v1/content/{id}',
  auth: 'full',
  extension: true,
  params: z.object({ id: recordId }),
  answer: contentPageSchema,
});
