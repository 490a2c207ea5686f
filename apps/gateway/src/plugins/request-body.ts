import type { FastifyInstance } from 'fastify';
import { Failure } from '../trpc/failure.ts';
import { inputProblem } from '../trpc/input-check.ts';

/** SEC-G6: the largest body; upload-limits.ts has that of an upload. */
export const BODY_LIMIT_BYTES = 64 * 1024;

/** SEC-G6: the content type of a call. The form of a foreign page can send only others without asking (SEC-G8). */
export function isJson(contentType: string | undefined): boolean {
  return /^application\/json(?:;|$)/i.test(contentType ?? '');
}

type Accepted = { readonly mediaType: string; readonly maxBytes?: number };

/**
 * SEC-G6: bodies of the scope are JSON of one media type, of the same limits as an input of tRPC; others are refused.
 */
export function acceptOnlyJson(scope: FastifyInstance, { mediaType, maxBytes }: Accepted): void {
  const options = { parseAs: 'string' as const, ...(maxBytes !== undefined && { bodyLimit: maxBytes }) };
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(mediaType, options, (_request, body, done) => {
    const text = String(body);
    if (inputProblem(text) === undefined) done(null, JSON.parse(text));
    else done(new Failure('MALFORMED_REQUEST'));
  });
}
