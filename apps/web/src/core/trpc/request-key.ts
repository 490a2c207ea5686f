/** A text that outlives whatever asks for it. */
export type KeptText = { read(): string | undefined; write(text: string): void; forget(): void };

type Sent = { input: string; key: string };

/**
 * SEC-I24: the idempotency key of a request, which then counts once however often it is sent (SEC-I7). The same input
 * after a failure has the same key, other input a new one. It is kept in memory, or where `kept` says.
 */
export function createRequestKey(makeKey: () => string, kept = inMemory()) {
  return {
    keyOf(parts: readonly string[]): string {
      const input = JSON.stringify(parts);
      const last = JSON.parse(kept.read() ?? 'null') as Sent | null;
      if (last?.input === input) return last.key;
      const key = makeKey();
      kept.write(JSON.stringify({ input, key } satisfies Sent));
      return key;
    },
    /** It arrived, or was given up: the next request gets a new key. */
    forget: () => kept.forget(),
  };
}

function inMemory(): KeptText {
  let text: string | undefined;
  return {
    read: () => text,
    write: (next) => {
      text = next;
    },
    forget: () => {
      text = undefined;
    },
  };
}
