/** Fewer than 256 bits of anything is refused everywhere (SEC-D7). */
export const MIN_SECRET_BYTES = 32;

/** Random text of that length has more different characters than this, in hex as in base64. */
const MIN_DIFFERENT_CHARACTERS = 10;

const giveaways = /secret|change.?me|password|default|example|insecure|development|0123456789/i;

/** Whether a secret of a server is long enough for any environment. */
export function hasSecretLength(secret: string): boolean {
  return new TextEncoder().encode(secret).length >= MIN_SECRET_BYTES;
}

/** Whether a secret looks typed, by its few characters or a word of templates. Refused in production (SEC-D7). */
export function looksGuessable(secret: string): boolean {
  return new Set(secret).size < MIN_DIFFERENT_CHARACTERS || giveaways.test(secret);
}
