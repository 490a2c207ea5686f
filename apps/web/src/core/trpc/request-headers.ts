import { traceparent } from '@portal/contract/shapes/trace-context';
import { deviceId } from '#core/device/id.ts';
import { randomUuid } from '#core/random-uuid.ts';

/**
 * L-20: the headers of every request, of a procedure and of a file; the gateway passes the device id on (SEC-G3).
 * The proof is made for each request (proven-fetch.ts).
 */
export function requestHeaders(token: string | null): Record<string, string> {
  return {
    'x-device-id': deviceId(),
    ...(token === null ? {} : { authorization: `DPoP ${token}` }),
  };
}

/** A trace for each request (W3C Trace Context): the gateway goes on with it (SEC-J4). */
export function newTraceparent(): string {
  const id = randomUuid().replaceAll('-', '');
  return traceparent(id, id.slice(16));
}
