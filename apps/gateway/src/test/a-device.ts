import { generateKeyPairSync, hash, type KeyObject, randomUUID, sign } from 'node:crypto';

/** The call that a proof is for; `url` with scheme and host. Times are seconds since 1970. */
export type CallToProve = {
  method: string;
  url: string;
  at: number;
  token?: string | undefined;
  /** Of the gateway; undefined for a proof without one. */
  nonce?: string | undefined;
};

/** What a forger changes: members are put in or, when undefined, left out. */
export type ProofChange = { header?: object; claims?: object; key?: KeyObject };

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A key as the browser makes one, and proofs of holding it as the browser words them (RFC 9449). */
export function aDevice() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { kty, crv, x, y } = publicKey.export({ format: 'jwk' });
  const jwk = { kty, crv, x, y };

  function proof({ method, url, at, token, nonce }: CallToProve, change: ProofChange = {}): string {
    const { origin, pathname } = new URL(url);
    const ath = token === undefined ? undefined : hash('sha256', token, 'base64url');
    const header = { typ: 'dpop+jwt', alg: 'ES256', jwk, ...change.header };
    const own = { htm: method, htu: origin + pathname, iat: at, jti: randomUUID(), ath, nonce };
    const claims = { ...own, ...change.claims };
    const input = `${part(header)}.${part(claims)}`;
    const key = change.key ?? privateKey;
    const signature = sign('sha256', Buffer.from(input), { key, dsaEncoding: 'ieee-p1363' });
    return `${input}.${signature.toString('base64url')}`;
  }

  /** The headers of a call that this device makes, with a token if it has one. */
  function headers(call: CallToProve): Record<string, string> {
    return {
      dpop: proof(call),
      ...(call.token === undefined ? {} : { authorization: `DPoP ${call.token}` }),
    };
  }

  return {
    jwk,
    jkt: hash('sha256', JSON.stringify({ crv, kty, x, y }), 'base64url'),
    proof,
    headers,
    privateKey,
  };
}

export type TestDevice = ReturnType<typeof aDevice>;
