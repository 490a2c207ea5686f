import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { isoDate, slug } from './fields.ts';

/** A page of the firm's own text, such as complaints or accessibility; `html` is sanitised before it is shown (row P10). */
export const contentPageSchema = z.object({
  id: slug,
  title: z.string(),
  html: z.string().max(200_000),
  updated_on: isoDate,
});
export type ContentPage = z.infer<typeof contentPageSchema>;

/** P10. An extension of the API. In the order of the firm; pages for VIP clients alone are there for nobody else (row P9). */
export const contentListEndpoint = defineEndpoint({
  row: 'P10',
  summary: 'Content pages of the firm',
  method: 'GET',
  path: '/v1/content',
  auth: 'full',
  extension: true,
  answer: z.object({ items: z.array(contentPageSchema.omit({ html: true })) }),
});

/** P10. An extension of the API. */
export const contentPageEndpoint = defineEndpoint({
  row: 'P10',
  summary: 'One content page',
  method: 'GET',
  path: '/v1/content/{id}',
  auth: 'full',
  extension: true,
  params: z.object({ id: slug }),
  answer: contentPageSchema,
});
