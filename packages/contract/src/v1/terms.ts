import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { namesRefusal } from '../reading/refused-success.ts';
import { isoDate, isoDateTime, wireFlag, wireText } from '../shapes/fields.ts';
import { exact, nullable, offered } from '../shapes/promised.ts';
import { nextTokenSchema } from './authentication.ts';

/** A version as it is sent back: any short text in one line. */
export const termsVersionSchema = z.string().regex(/^[\w .:/+-]{1,64}$/);

/** One version of the terms; `text` is markup of the firm and is sanitised before it is shown (L-11). */
export const termsSchema = z.object({
  version: nullable(wireText.pipe(termsVersionSchema)),
  text: nullable(z.string()),
  title: offered(z.string(), 'the title of the terms'),
  effective_from: offered(isoDate, 'from which day the terms are in force'),
  changes_summary: offered(z.string(), 'what is new in this version'),
});
export type Terms = z.infer<typeof termsSchema>;

/** The specification names the text `text` in one place and `html` in another. */
const aliases = { text: ['html'] };

/** API-12. The version in force, and what this client accepted. */
export const userTermsEndpoint = defineEndpoint({
  row: 'API-12',
  summary: 'The terms in force and what this person accepted',
  method: 'GET',
  path: '/v1/user/terms',
  auth: 'terms',
  aliases,
  answer: termsSchema.extend({
    terms_accepted: offered(wireFlag, 'whether the terms in force are accepted'),
    accepted_version: offered(wireText, 'which version was accepted'),
    accepted_at: offered(isoDateTime, 'when the terms were accepted'),
  }),
});

/** API-12. The latest terms, for anyone. */
export const termsEndpoint = defineEndpoint({
  row: 'API-12',
  summary: 'The latest terms',
  method: 'GET',
  path: '/v1/terms',
  auth: 'none',
  aliases,
  answer: termsSchema,
});

/**
 * API-13. Accepts one version; the same again changes nothing. 409 CONFLICT when it is no longer the latest (SEC-D2).
 */
export const agreeTermsEndpoint = defineEndpoint({
  row: 'API-13',
  summary: 'Accept the terms',
  method: 'PUT',
  path: '/v1/user/terms/agree',
  auth: 'terms',
  refusals: ['CONFLICT'],
  encoding: 'json',
  body: z.object({ version: termsVersionSchema.optional() }),
  anyAnswer: true,
  isRefused: namesRefusal,
  answer: z.object({
    data: exact(
      offered(
        nextTokenSchema.extend({ version: offered(wireText, 'nothing: the version was sent') }),
        'nothing: the token of the step before goes on',
      ),
    ),
  }),
});
