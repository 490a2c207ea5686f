type Ask = (leave: () => void) => void;

let guard: Ask | undefined;

/**
 * Calls `ask` before the page is left by a link or by Back, with a function that leaves. Returns a function that
 * removes the guard. Only one page is shown, so there is only one guard.
 */
export function guardLeaving(ask: Ask): () => void {
  guard = ask;
  return () => {
    if (guard === ask) guard = undefined;
  };
}

/** Asks the guard, if one is set, which then decides whether to call `leave`. True if there was one. */
export function askGuard(leave: () => void): boolean {
  guard?.(leave);
  return guard !== undefined;
}
