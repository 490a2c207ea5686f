import type { CallToProve, TestDevice } from './a-device.ts';

/** The nonce that each gateway gave last, by its address. */
const nonces = new Map<string, string>();

/** The nonce for the next proof at the gateway of this address; none before its first answer. */
export function lastNonce(url: string): string | undefined {
  return nonces.get(new URL(url).origin);
}

type ProvenCall = Omit<CallToProve, 'nonce'> & {
  readonly device: TestDevice;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Where it is sent, if not to the address that is proven. */
  readonly to?: string;
};

/** Sends a call as the browser does: with the gateway's latest nonce, and once more when that was too old. */
export async function provenFetch({ device, headers, body, to, ...call }: ProvenCall): Promise<Response> {
  const address = to ?? call.url;
  const send = async () => {
    const proven = device.headers({ ...call, nonce: lastNonce(address) });
    const init = { method: call.method, headers: { ...proven, ...headers }, body: body ?? null };
    // biome-ignore lint/style/noRestrictedGlobals: it calls the gateway, in place of a browser.
    const answer = await fetch(address, init);
    const nonce = answer.headers.get('dpop-nonce');
    if (nonce !== null) nonces.set(new URL(address).origin, nonce);
    return answer;
  };
  const answer = await send();
  const isForNonce = answer.headers.get('www-authenticate')?.includes('use_dpop_nonce');
  if (!isForNonce) return answer;
  await answer.body?.cancel();
  return send();
}
