import { deviceKey } from '#core/device/key.ts';
import { makeProof } from '#core/device/proof.ts';
import { serverNowMs, setServerClock } from '#core/device/server-clock.ts';
import { AppError } from '#core/errors/app-error.ts';
import { gatewayOrigin } from '#env.ts';

export type ProvenRequest = Omit<RequestInit, 'headers'> & {
  method: string;
  headers: Record<string, string>;
};

/** How a request is sent: by fetch, or by what reports its progress. */
export type Deliver = (url: string, request: ProvenRequest) => Promise<Response>;

type Means = {
  /** Another key than that of this device now, such as that of an ending session. */
  key?: Promise<CryptoKeyPair>;
  deliver?: Deliver | undefined;
};

/** The nonce of the next proof: the page brings the first, every answer the next one (RFC 9449, section 8). */
let nonce = document.querySelector<HTMLMetaElement>('meta[name=dpop-nonce]')?.content;

/** Where the gateway's procedures are. */
export const gatewayPath: string = `${gatewayOrigin}/trpc`;

/**
 * Sends a request with a proof of this device's key (SEC-D8). SEC-D31: refused only for its time or its nonce, it was
 * not executed: both are set by the answer, and the same request is sent again, with a new proof. So is one that only
 * reads and whose proof was used: a browser whose connection ends sends it again by itself, with the same proof.
 */
export async function provenFetch(
  url: string,
  request: ProvenRequest,
  { key, deliver = (address, proven) => fetch(address, proven) }: Means = {},
): Promise<Response> {
  if (nonce === undefined && gatewayOrigin !== '') nonce = await firstNonce(request.signal);
  const send = async () => {
    const { method, headers } = request;
    const token = headers.authorization?.replace('DPoP ', '');
    const dpop = await makeProof(await (key ?? deviceKey()), { method, url, token, nonce }, serverNowMs());
    const answer = await deliver(url, { ...request, headers: { ...headers, dpop } });
    nonce = answer.headers.get('dpop-nonce') ?? nonce;
    return answer;
  };
  // A page over plain http has no keys.
  if (!('subtle' in crypto)) throw new AppError('NOT_SECURE');
  const answer = await send();
  const reads = request.method === 'GET';
  return answer.status === 401 && (await isWorthAnother(answer.clone(), reads)) ? send() : answer;
}

/**
 * For a packaged app, whose page is on the device. Undefined where it cannot be had: the answer of a call brings it
 * then.
 */
async function firstNonce(signal: ProvenRequest['signal']): Promise<string | undefined> {
  try {
    const answer = await fetch(`${gatewayOrigin}/healthz`, { signal: signal ?? null });
    return answer.headers.get('dpop-nonce') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Whether a new proof will do. Sets the clock by an answer of CLOCK_SKEW. */
async function isWorthAnother(answer: Response, reads: boolean): Promise<boolean> {
  try {
    const { appCode, serverTimeMs } = (await answer.json()).error.data;
    if (appCode === 'CLOCK_SKEW') setServerClock(serverTimeMs);
    return appCode === 'CLOCK_SKEW' || appCode === 'USE_DPOP_NONCE' || (reads && appCode === 'PROOF_REFUSED');
  } catch {
    return false;
  }
}
