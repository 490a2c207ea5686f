import type { KeyStore } from '#core/storage/key-store.ts';

/** A key store that holds its keys in memory; everything else is as in the browser. */
export function memoryKeys(): KeyStore {
  const keys = new Map<string, unknown>();
  return {
    async keyOf<K>(name: string, make: () => Promise<K>) {
      if (!keys.has(name)) {
        const made = await make();
        // Another caller may have been quicker: then its key counts.
        if (!keys.has(name)) keys.set(name, made);
      }
      return keys.get(name) as K;
    },
    async clear() {
      keys.clear();
    },
  };
}
