/**
 * Names one wish, so that it counts once however often it is sent (security I7): the same words after a failure go under the
 * same key, other words under a new one.
 */
export function createRequestKey(makeKey: () => string) {
  let last: { words: string; key: string } | undefined;
  return {
    keyOf(words: readonly string[]): string {
      const text = JSON.stringify(words);
      if (last?.words !== text) last = { words: text, key: makeKey() };
      return last.key;
    },
    /** It has arrived, or nobody wants it any more: whatever is asked next is asked anew. */
    forget() {
      last = undefined;
    },
  };
}
