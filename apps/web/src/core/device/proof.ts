/** The request that is proven: where it goes, and with which token. */
type RequestToProve = {
  method: string;
  url: string;
  token: string | undefined;
  /** The gateway's latest nonce, once one is known. */
  nonce: string | undefined;
};

/** A DPoP proof (RFC 9449, section 4.2): that the sender of this one request, at this moment, has the key. */
export async function makeProof(
  { privateKey, publicKey }: CryptoKeyPair,
  { method, url, token, nonce }: RequestToProve,
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
    nonce,
  };
  const input = [header, claims].map((part) => encodeBase64Url(JSON.stringify(part))).join('.');
  const signature = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, privateKey, bytesOf(input));
  return `${input}.${encodeBase64Url(signature)}`;
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

/** Bytes or plain ASCII text as base64url without padding (RFC 4648, section 5). */
function encodeBase64Url(value: string | ArrayBuffer): string {
  const text = typeof value === 'string' ? value : String.fromCharCode(...new Uint8Array(value));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
