import { CompactEncrypt, compactDecrypt } from 'jose';

const ALGORITHM = 'dir';
const ENCRYPTION = 'A256GCM';

/** Wraps the firm's token so that only this gateway can read it: compact JWE, `dir`, AES-256-GCM (RFC 7516). */
export function sealToken(token: string, key: Uint8Array): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(token))
    .setProtectedHeader({ alg: ALGORITHM, enc: ENCRYPTION })
    .encrypt(key);
}

/** Throws on anything that was not sealed with this key. */
export async function openSealedToken(sealed: string, key: Uint8Array): Promise<string> {
  const { plaintext } = await compactDecrypt(sealed, key, {
    keyManagementAlgorithms: [ALGORITHM],
    contentEncryptionAlgorithms: [ENCRYPTION],
  });
  return new TextDecoder().decode(plaintext);
}
