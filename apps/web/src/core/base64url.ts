/** Bytes or plain ASCII text as base64url without padding (RFC 4648, section 5). */
export function encodeBase64Url(value: string | ArrayBuffer): string {
  const text = typeof value === 'string' ? value : String.fromCharCode(...new Uint8Array(value));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The UTF-8 text that base64url stands for. Throws on anything else. */
export function decodeBase64Url(text: string): string {
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder().decode(Uint8Array.from(bytes, (character) => character.charCodeAt(0)));
}
