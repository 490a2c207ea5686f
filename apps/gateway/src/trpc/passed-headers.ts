import type { Caller } from '@portal/contract/build-request';
import { DEVICE_TOKENS_SHOWN } from '@portal/contract/constants';
import { uuid } from '@portal/contract/shapes/fields';
import { deviceToken } from '@portal/contract/v1/device';
import { addDocumentEndpoint, documentContentEndpoint } from '@portal/contract/v1/documents';
import { z } from 'zod';
import { createBrowserNames } from '../device-name.ts';
import { Failure } from './failure.ts';

type Header = string | string[] | undefined;
type Request = { readonly headers: Readonly<Record<string, Header>> };

const browserName = createBrowserNames();

/**
 * SEC-G3: what every call of the firm gets from the headers of the browser. trace-context.ts checks the trace, and
 * build-request.ts passes nothing on that it is not given.
 */
export function passedHeaders({
  headers,
  traceparent,
}: Request & Pick<Caller, 'traceparent'>): Pick<Caller, 'deviceId' | 'deviceName' | 'traceparent'> {
  return {
    deviceId: textOf(headers['x-device-id']),
    deviceName: browserName(textOf(headers['user-agent']) ?? ''),
    traceparent,
  };
}

function textOf(header: Header): string | undefined {
  return typeof header === 'string' ? header : undefined;
}

/** SEC-G3: whether the X-Device-Id header is there and is not a uuid; such a request is refused before any call. */
export function hasInvalidDeviceId({ headers }: Request): boolean {
  const deviceId = headers['x-device-id'];
  return deviceId !== undefined && !uuid.safeParse(deviceId).success;
}

/** SEC-G3: the requested part of a file. Throws MALFORMED_REQUEST for an invalid one. */
export function rangeHeader({ headers }: Request) {
  return readHeaders(documentContentEndpoint.headers, { Range: headers.range });
}

/** SEC-G3: the key of an upload. Throws MALFORMED_REQUEST for an invalid one. */
export function uploadKeyHeader({ headers }: Request) {
  return readHeaders(addDocumentEndpoint.headers, { 'Idempotency-Key': headers['idempotency-key'] });
}

function readHeaders<Schema extends z.ZodType>(schema: Schema, given: unknown): z.output<Schema> {
  const { success, data } = schema.safeParse(given);
  if (!success) throw new Failure('MALFORMED_REQUEST');
  return data;
}

/** The device tokens of clients who signed in on this browser, sent to calls that count attempts (SEC-B6). */
export const deviceTokens = z.array(deviceToken).max(DEVICE_TOKENS_SHOWN).optional();

/** The part of a call that passes them on to the firm's API. */
export function showDevice(tokens: readonly string[] = []): { headers?: { 'X-Device-Token': string } } {
  return tokens.length === 0 ? {} : { headers: { 'X-Device-Token': tokens.join(',') } };
}

/** The idempotency key as a header of the firm's API, when the browser sent one (SEC-I7). */
export function idempotencyHeader(key: string | undefined) {
  return key === undefined ? {} : { headers: { 'Idempotency-Key': key } };
}
