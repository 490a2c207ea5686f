import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { isoDate, isoDateTime, jwt } from './fields.ts';

export const termsVersionSchema = z.string().regex(/^[\w.-]{1,32}$/);

/** One version of the terms; `html` is the firm's and is sanitised before it is shown (row L11). */
export const termsSchema = z.object({
  version: termsVersionSchema,
  title: z.string(),
  html: z.string().max(200_000),
  effective_from: isoDate,
  changes_summary: z.string().nullable(),
});
export type Terms = z.infer<typeof termsSchema>;

/** A12. What this person accepted, and the version in force. */
export const userTermsEndpoint = defineEndpoint({
  row: 'A12',
  summary: 'The terms in force and what this person accepted',
  method: 'GET',
  path: '/v1/user/terms',
  auth: 'terms',
  answer: z.object({
    terms_accepted: z.boolean(),
    accepted_version: termsVersionSchema.nullable(),
    accepted_at: isoDateTime.nullable(),
    latest: termsSchema,
  }),
});

/** A12. The latest terms, for anybody. */
export const termsEndpoint = defineEndpoint({
  row: 'A12',
  summary: 'The latest terms',
  method: 'GET',
  path: '/v1/terms',
  auth: 'none',
  answer: termsSchema,
});

/** A13. Accepts one version; the same again changes nothing. 409 CONFLICT when it is no longer the latest (security D2). */
export const agreeTermsEndpoint = defineEndpoint({
  row: 'A13',
  summary: 'Accept the terms',
  method: 'PUT',
  path: '/v1/user/terms/agree',
  auth: 'terms',
  refusals: ['CONFLICT'],
  encoding: 'json',
  body: z.object({ version: termsVersionSchema }),
  answer: z.object({ data: z.object({ jwt, terms_accepted: z.literal(true), version: termsVersionSchema }) }),
});
