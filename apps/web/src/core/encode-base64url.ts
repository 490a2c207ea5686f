/** Bytes or plain ASCII text as base64url without padding (RFC 4648, section 5). Apart from reading it, which every page waits for. */
export function encodeBase64Url(value: string | ArrayBuffer): string {
  const text = typeof value === 'string' ? value : String.fromCharCode(...new Uint8Array(value));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
