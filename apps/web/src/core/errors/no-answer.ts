const listeners = new Set<() => void>();

/** called when a request got no answer of the gateway. Gives back how to stop listening. */
export function onNoAnswer(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function noteNoAnswer(): void {
  for (const listener of listeners) listener();
}
