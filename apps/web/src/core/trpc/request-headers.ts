import { deviceId } from '#core/device/id.ts';

/**
 * L-20: the headers of every request, of a procedure and of a file; the gateway's caller.ts passes the device id on.
 * The proof is made for each request (proven-fetch.ts).
 */
export function requestHeaders(token: string | null): Record<string, string> {
  return {
    'x-device-id': deviceId(),
    ...(token === null ? {} : { authorization: `DPoP ${token}` }),
  };
}
