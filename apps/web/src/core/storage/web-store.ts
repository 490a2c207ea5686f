/** A web storage that never throws: where the browser refuses it, or is full, things are kept for this page only. */
export type WebStore = {
  get(key: string): string | null;
  /** Where the value cannot be stored, the previous value is removed, in all tabs, unless `keepsOld`. */
  set(key: string, value: string, options?: { keepsOld?: boolean }): void;
  remove(key: string): void;
  keys(): string[];
};

export function createWebStore(open: () => Storage): WebStore {
  const storage = attempt(open);
  const memory = new Map<string, string>();

  function read(key: string): string | null {
    const stored = attempt(() => storage?.getItem(key)) ?? null;
    // Another tab has stored one since.
    if (stored !== null) memory.delete(key);
    return stored;
  }
  return {
    get: (key) => read(key) ?? memory.get(key) ?? null,
    set(key, value, { keepsOld = false } = {}) {
      attempt(() => storage?.setItem(key, value));
      const stored = read(key);
      if (stored === value || (keepsOld && stored !== null)) return;
      attempt(() => storage?.removeItem(key));
      memory.set(key, value);
    },
    remove(key) {
      memory.delete(key);
      attempt(() => storage?.removeItem(key));
    },
    keys: () => [...memory.keys(), ...(attempt(() => Object.keys(storage ?? {})) ?? [])],
  };
}

function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

export const localStore = createWebStore(() => window.localStorage);
export const tabStore = createWebStore(() => window.sessionStorage);
