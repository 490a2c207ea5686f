/** A web storage that never throws: where the browser refuses it, or is full, things are kept for this page only. */
export type WebStore = {
  get(key: string): string | null;
  /** Where the value cannot be stored, the one before goes, in all tabs, unless `keepsOld` says otherwise. */
  set(key: string, value: string, how?: { keepsOld?: boolean }): void;
  remove(key: string): void;
  keys(): string[];
};

export function createWebStore(open: () => Storage): WebStore {
  const storage = attempt(open);
  const memory = new Map<string, string>();
  return {
    get: (key) => memory.get(key) ?? attempt(() => storage?.getItem(key)) ?? null,
    set(key, value, { keepsOld = false } = {}) {
      attempt(() => storage?.setItem(key, value));
      const stored = attempt(() => storage?.getItem(key)) ?? null;
      if (stored === value) return void memory.delete(key);
      if (keepsOld && stored !== null && !memory.has(key)) return;
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
