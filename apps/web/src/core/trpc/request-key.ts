/**
 * Idempotency key: a request counts once however often it is sent (SEC-I7). The same input after a failure has the
 * same key, other input a new one.
 */
export function createRequestKey(makeKey: () => string) {
  let last: { text: string; key: string } | undefined;
  return {
    keyOf(input: readonly string[]): string {
      const text = JSON.stringify(input);
      if (last?.text !== text) last = { text, key: makeKey() };
      return last.key;
    },
    /** It arrived, or was given up: the next request gets a new key. */
    forget() {
      last = undefined;
    },
  };
}
