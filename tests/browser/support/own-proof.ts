import type { Page } from '@playwright/test';

type Call = { url: string; token: string };

/**
 * Headers of a GET with a token and a proof by the key of this page, made inside it: a script there could do this, and
 * no one outside. The proof is valid for a minute and for one use.
 */
export function ownHeaders(page: Page, call: Call): Promise<{ authorization: string; dpop: string }> {
  return page.evaluate(async ({ url, token }) => {
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const base64url = (value: string | ArrayBuffer) =>
      btoa(typeof value === 'string' ? value : String.fromCharCode(...new Uint8Array(value)))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '');
    const bytes = (text: string) => new TextEncoder().encode(text);

    const database = await settled(indexedDB.open('portal'));
    const pair: CryptoKeyPair = await settled(database.transaction('keys').objectStore('keys').get('proof'));
    database.close();
    const { kty, crv, x, y } = await crypto.subtle.exportKey('jwk', pair.publicKey);
    // Every answer has the current nonce, a refusal too.
    const nonce = (await fetch(url)).headers.get('dpop-nonce');
    const claims = {
      nonce,
      htm: 'GET',
      htu: url,
      iat: Math.floor(Date.now() / 1000),
      jti: crypto.randomUUID(),
      ath: base64url(await crypto.subtle.digest('SHA-256', bytes(token))),
    };
    const header = { typ: 'dpop+jwt', alg: 'ES256', jwk: { kty, crv, x, y } };
    const input = `${base64url(JSON.stringify(header))}.${base64url(JSON.stringify(claims))}`;
    const algorithm = { name: 'ECDSA', hash: 'SHA-256' };
    const signature = await crypto.subtle.sign(algorithm, pair.privateKey, bytes(input));
    return { authorization: `DPoP ${token}`, dpop: `${input}.${base64url(signature)}` };
  }, call);
}

/** Follows what the page sends: the token it sent last. */
export function watchTokens(page: Page): () => string {
  let last = '';
  page.on('request', (sent) => {
    last = sent.headers().authorization?.replace('DPoP ', '') ?? last;
  });
  return () => last;
}
