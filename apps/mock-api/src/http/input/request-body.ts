import type { Endpoint } from '@portal/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../api-error.ts';
import { parseForm } from './form-body.ts';
import { parseJson } from './json-body.ts';

/** SEC-G6: the largest body; upload.ts has that of an upload. */
export const BODY_LIMIT_BYTES = 64 * 1024;

const mediaTypes: Record<NonNullable<Endpoint['encoding']>, string> = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
};

/**
 * Forms and JSON are read by our own parsers, multipart forms by upload.ts, every other kind of body is refused with
 * 415. An empty body counts as none.
 */
export function addBodyParsers(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(mediaTypes.json, { parseAs: 'string' }, async (_request: unknown, text: string) =>
    text === '' ? undefined : parseJson(text),
  );
  app.addContentTypeParser(mediaTypes.form, { parseAs: 'string' }, async (_request: unknown, text: string) =>
    text === '' ? undefined : parseForm(text),
  );
}

/** SEC-G6: refuses a body with another content type than the endpoint's. */
export function checkMediaType(endpoint: Endpoint, contentType: string | undefined): void {
  if (contentType === undefined) return;
  const essence = contentType.split(';', 1)[0]?.trim().toLowerCase();
  const isExpected = endpoint.encoding
    ? essence === mediaTypes[endpoint.encoding]
    : essence !== mediaTypes.multipart;
  if (!isExpected) throw new ApiError('UNSUPPORTED_MEDIA_TYPE');
}
