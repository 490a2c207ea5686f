import { deviceId } from '#core/device/id.ts';
import { gatewayOrigin } from '#env.ts';

/** Where the gateway's procedures are. */
export const gatewayPath: string = `${gatewayOrigin}/trpc`;

/** Every header that a request carries but its proof, which names the request: see proven-fetch.ts. */
export function requestHeaders(token: string | null): Record<string, string> {
  return {
    'x-device-id': deviceId(),
    ...(token === null ? {} : { authorization: `DPoP ${token}` }),
  };
}
