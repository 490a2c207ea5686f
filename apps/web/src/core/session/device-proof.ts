import { encodeBase64Url } from '#core/encode-base64url.ts';

/** The request that is proven: where it goes, and with which token. */
export type RequestToProve = { method: string; url: string; token: string | undefined };

/** A DPoP proof (RFC 9449, section 4.2): that whoever sends this one request, at this moment, holds the key. */
export async function makeProof(
  { privateKey, publicKey }: CryptoKeyPair,
  { method, url, token }: RequestToProve,
  nowMs: number,
): Promise<string> {
  const { crv, kty, x, y } = await crypto.subtle.exportKey('jwk', publicKey);
  const { origin, pathname } = new URL(url, window.location.href);
  const header = { typ: 'dpop+jwt', alg: 'ES256', jwk: { crv, kty, x, y } };
  const claims = {
    htm: method,
    htu: origin + pathname,
    iat: Math.floor(nowMs / 1000),
    jti: crypto.randomUUID(),
    ath: token && encodeBase64Url(await crypto.subtle.digest('SHA-256', bytesOf(token))),
  };
  const input = [header, claims].map((part) => encodeBase64Url(JSON.stringify(part))).join('.');
  const signature = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, privateKey, bytesOf(input));
  return `${input}.${encodeBase64Url(signature)}`;
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}
