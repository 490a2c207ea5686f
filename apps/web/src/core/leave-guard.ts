type Ask = (leave: () => void) => void;

let guard: Ask | undefined;

/**
 * From now on whoever would leave the page by a link or by Back is asked first: `ask` is given what leaves. Gives what
 * takes the guard away again. Only one page is shown, so only one guard stands.
 */
export function guardLeaving(ask: Ask): () => void {
  guard = ask;
  return () => {
    if (guard === ask) guard = undefined;
  };
}

/** True where a guard stands: it has been told, and leaves later if at all. */
export function isHeldUp(leave: () => void): boolean {
  guard?.(leave);
  return guard !== undefined;
}
