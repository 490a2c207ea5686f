type Key = CryptoKey | CryptoKeyPair;

/**
 * SEC-H1: stores keys that no script can export: IndexedDB stores the CryptoKey object, its bytes never leave the
 * browser.
 */
export type KeyStore = {
  /** Gives the key of this name; the first time, or where what was kept is not a key, it is made by `make`. */
  keyOf<K extends Key>(name: string, make: () => Promise<K>): Promise<K>;
  clear(): Promise<void>;
};

const storeName = 'keys';

/** The keys in one database of this browser. */
export function createKeyStore(databaseName = 'portal'): KeyStore {
  async function run<T>(work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    const opening = indexedDB.open(databaseName, 1);
    opening.onupgradeneeded = () => void opening.result.createObjectStore(storeName);
    const database = await resultOf(opening);
    try {
      return await resultOf(work(database.transaction(storeName, 'readwrite').objectStore(storeName)));
    } finally {
      database.close();
    }
  }

  return {
    async keyOf<K extends Key>(name: string, make: () => Promise<K>): Promise<K> {
      const kept: K | undefined = await run((store) => store.get(name));
      if (isKey(kept)) return kept;
      const made = await make();
      if (kept !== undefined) await run((store) => store.delete(name));
      // Another tab may have been faster: then `add` fails, and its key is used.
      return run((store) => store.add(made, name)).then(
        () => made,
        () => run<K>((store) => store.get(name)),
      );
    },
    clear: async () => void (await run((store) => store.clear())),
  };
}

/** Whether a value is a key that no script can export. A value copied from another browser, or planted, is not. */
function isKey<K extends Key>(kept: K | undefined): kept is K {
  const key = (kept as Partial<CryptoKeyPair> | undefined)?.privateKey ?? kept;
  return key instanceof CryptoKey && !key.extractable;
}

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** The keys of the session. Signing out deletes them. */
export const browserKeys = createKeyStore();

/** The keys of what this device remembers by choice. They outlive the session. */
export const deviceKeys = createKeyStore('portal-device');
