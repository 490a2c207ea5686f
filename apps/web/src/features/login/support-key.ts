import type { SupportRequest } from './login-gateway.ts';

/**
 * Names one filling-in of the support form, so that it counts once however often it is sent (security I7): the same words
 * after a failure go under the same key, other words under a new one.
 */
export function createSupportKey(makeKey: () => string) {
  let last: { words: string; key: string } | undefined;
  return {
    keyOf({ name, email, reason }: SupportRequest): string {
      const words = JSON.stringify([name, email, reason]);
      if (last?.words !== words) last = { words, key: makeKey() };
      return last.key;
    },
    /** It has arrived: whatever is asked next is asked anew. */
    arrived() {
      last = undefined;
    },
  };
}
