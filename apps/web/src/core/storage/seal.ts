/** SEC-H1: the sealing key: made in the browser, never exportable, used for nothing else. */
export function makeSealKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}

const IV_BYTES = 12;

/**
 * S-11, SEC-H1: compresses, then encrypts with AES-GCM under a fresh IV; gives base64 of IV and cipher text.
 * `binding` is authenticated but not stored: opening with another one fails. It hides what is at rest from
 * onlookers; a script running in the page could still ask for it.
 */
export async function seal(key: CryptoKey, value: unknown, binding: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const packed = await pipe(JSON.stringify(value), new CompressionStream('deflate-raw'));
  const sealed = new Uint8Array(await crypto.subtle.encrypt(cipher(iv, binding), key, packed));
  const whole = new Uint8Array(IV_BYTES + sealed.length);
  whole.set(iv);
  whole.set(sealed, IV_BYTES);
  return toBase64(whole);
}

/** Opens what `seal` made. Throws when anything at all does not fit. */
export async function open(key: CryptoKey, text: string, binding: string): Promise<unknown> {
  const whole = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  const iv = whole.subarray(0, IV_BYTES);
  const packed = await crypto.subtle.decrypt(cipher(iv, binding), key, whole.subarray(IV_BYTES));
  const json = await pipe(packed, new DecompressionStream('deflate-raw'));
  return JSON.parse(new TextDecoder().decode(json));
}

function cipher(iv: Uint8Array<ArrayBuffer>, binding: string): AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(binding) };
}

function pipe(input: string | ArrayBuffer, through: CompressionStream | DecompressionStream) {
  return new Response(new Response(input).body?.pipeThrough(through) ?? null).arrayBuffer();
}

/** In pieces, since a call takes a limited number of arguments. */
function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += 0x8000)
    text += String.fromCharCode(...bytes.subarray(start, start + 0x8000));
  return btoa(text);
}
