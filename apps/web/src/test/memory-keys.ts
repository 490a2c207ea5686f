import type { KeyStore } from '#core/storage/key-store.ts';

/** A key store that holds its keys in memory; everything else is as in the browser. */
export function memoryKeys(): KeyStore {
  const keys = new Map<string, unknown>();
  return {
    async keyOf<K>(name: string, make: () => Promise<K>) {
      const key = (keys.get(name) as K | undefined) ?? (await make());
      keys.set(name, key);
      return key;
    },
    async clear() {
      keys.clear();
    },
  };
}
