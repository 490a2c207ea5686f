import { deviceId } from '#core/device/id.ts';
import { deviceKey } from '#core/device/key.ts';
import { makeProof } from '#core/device/proof.ts';
import { serverNowMs, setServerClock } from '#core/device/server-clock.ts';
import { AppError } from '#core/errors/app-error.ts';
import { gatewayOrigin } from '#env.ts';

export type ProvenRequest = RequestInit & { method: string; headers: Record<string, string> };

/**
 * Sends a request with a proof of this device's key (SEC-D8). If it is refused only for its time, it was not executed: the
 * clock is set by the answer, and the same request is sent again, with a new proof.
 */
export async function provenFetch(
  url: string,
  request: ProvenRequest,
  key?: Promise<CryptoKeyPair>,
): Promise<Response> {
  const send = async () => {
    const { method, headers } = request;
    const token = headers.authorization?.replace('DPoP ', '');
    const dpop = await makeProof(await (key ?? deviceKey()), { method, url, token }, serverNowMs());
    return fetch(url, { ...request, headers: { ...headers, dpop } });
  };
  // A page over plain http has no keys.
  if (!('subtle' in crypto)) throw new AppError('NOT_SECURE');
  const answer = await send();
  const serverTimeMs = answer.status === 401 ? await readServerTime(answer.clone()) : undefined;
  if (serverTimeMs === undefined) return answer;
  setServerClock(serverTimeMs);
  return send();
}

/** The time in an answer of CLOCK_SKEW; no other answer has one. */
async function readServerTime(answer: Response): Promise<number | undefined> {
  try {
    const { error } = await answer.json();
    return error.data.appCode === 'CLOCK_SKEW' ? error.data.serverTimeMs : undefined;
  } catch {
    return undefined;
  }
}

/** Where the gateway's procedures are. */
export const gatewayPath: string = `${gatewayOrigin}/trpc`;

/** Every header that a request carries but its proof, which names the request: see proven-fetch.ts. */
export function requestHeaders(token: string | null): Record<string, string> {
  return {
    'x-device-id': deviceId(),
    ...(token === null ? {} : { authorization: `DPoP ${token}` }),
  };
}
