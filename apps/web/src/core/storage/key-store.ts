/** Keeps keys that no script can read out: IndexedDB stores a CryptoKey as it is, its bytes never leave the browser. */
export type KeyStore = {
  /** Gives the key of this name; the first time it is made by `make`. */
  keyOf(name: string, make: () => Promise<CryptoKey>): Promise<CryptoKey>;
  clear(): Promise<void>;
};

const databaseName = 'portal';
const storeName = 'keys';

/** The keys of this browser. */
export function createKeyStore(factory: () => IDBFactory = () => indexedDB): KeyStore {
  async function run<T>(work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    const opening = factory().open(databaseName, 1);
    opening.onupgradeneeded = () => void opening.result.createObjectStore(storeName);
    const database = await resultOf(opening);
    try {
      return await resultOf(work(database.transaction(storeName, 'readwrite').objectStore(storeName)));
    } finally {
      database.close();
    }
  }

  return {
    async keyOf(name, make) {
      const kept = await run<CryptoKey | undefined>((store) => store.get(name));
      if (kept) return kept;
      const made = await make();
      // Another tab may have been quicker: then `add` refuses, and its key is the one that counts.
      return run((store) => store.add(made, name)).then(
        () => made,
        () => run<CryptoKey>((store) => store.get(name)),
      );
    },
    clear: async () => void (await run((store) => store.clear())),
  };
}

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
