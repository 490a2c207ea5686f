import { CompactEncrypt, compactDecrypt } from 'jose';

const ALGORITHM = 'dir';
const ENCRYPTION = 'A256GCM';

/** Wraps a text so that only this gateway can read it: compact JWE, `dir`, AES-256-GCM (RFC 7516). */
export function sealText(text: string, key: Uint8Array): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: ALGORITHM, enc: ENCRYPTION })
    .encrypt(key);
}

/** Throws on any text that was not encrypted with this key. */
export async function openText(sealed: string, key: Uint8Array): Promise<string> {
  const { plaintext } = await compactDecrypt(sealed, key, {
    keyManagementAlgorithms: [ALGORITHM],
    contentEncryptionAlgorithms: [ENCRYPTION],
  });
  return new TextDecoder().decode(plaintext);
}
