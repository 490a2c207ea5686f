import type { FastifyInstance } from 'fastify';
import { Failure } from '../trpc/failure.ts';
import { inputProblem } from '../trpc/input-text.ts';

type Accepted = { readonly mediaType: string; readonly maxBytes?: number };

/**
 * Bodies of the scope are JSON of one media type, of the same limits as an input of tRPC; others are refused (SEC-G6).
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
