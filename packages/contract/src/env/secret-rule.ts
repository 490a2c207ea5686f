import { z } from 'zod';

/** Fewer than 256 bits of anything is refused everywhere. */
const MIN_SECRET_BYTES = 32;

/** SEC-D7: a secret of a server, as its env.ts requires it in any environment: it is set, and long enough. */
export const serverSecret = z
  .string('is required')
  .refine(
    (secret) => new TextEncoder().encode(secret).length >= MIN_SECRET_BYTES,
    `must have at least ${MIN_SECRET_BYTES} bytes`,
  );

/** Random text of that length has more different characters than this, in hex as in base64. */
const MIN_DIFFERENT_CHARACTERS = 10;

const giveaways = /secret|change.?me|password|default|example|insecure|development|0123456789/i;

/** Whether a secret looks typed, by its few characters or a word of templates. Refused in production (SEC-D7). */
export function looksGuessable(secret: string): boolean {
  return new Set(secret).size < MIN_DIFFERENT_CHARACTERS || giveaways.test(secret);
}
