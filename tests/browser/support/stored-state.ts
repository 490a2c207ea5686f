import type { Page } from '@playwright/test';

/** What a copy of a browser's storage holds: text as it is, and of databases what can be written down at all. */
export type StoredCopy = {
  local: Record<string, string>;
  session: Record<string, string>;
  records: { database: string; store: string; key: string; value: string }[];
};

/** Everything the browser keeps for this site. A CryptoKey has no bytes to write down: it becomes `{}`. */
export function copyStorage(page: Page): Promise<StoredCopy> {
  return page.evaluate(async () => {
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const records: StoredCopy['records'] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await settled(indexedDB.open(name));
      for (const storeName of database.objectStoreNames) {
        const store = database.transaction(storeName).objectStore(storeName);
        const [keys, values] = await Promise.all([settled(store.getAllKeys()), settled(store.getAll())]);
        for (const [index, key] of keys.entries())
          records.push({
            database: name,
            store: storeName,
            key: String(key),
            value: JSON.stringify(values[index]),
          });
      }
      database.close();
    }
    return { local: { ...localStorage }, session: { ...sessionStorage }, records };
  });
}

/** The names under which the browser keeps something of a client, who chose to have no address remembered. */
export async function namesLeft(page: Page): Promise<string[]> {
  const { local, session, records } = await copyStorage(page);
  const names = Object.keys(local).filter((name) => !/^portal\.(device-.*|amounts)$/.test(name));
  return [...Object.keys(session), ...names, ...records.map(({ key }) => key)];
}

/** Puts a copy into a browser that is on a page of the site. */
export async function pasteStorage(page: Page, copy: StoredCopy): Promise<void> {
  await page.evaluate(async ({ local, session, records }) => {
    for (const [name, value] of Object.entries(local)) localStorage.setItem(name, value);
    for (const [name, value] of Object.entries(session)) sessionStorage.setItem(name, value);
    for (const { database, store, key, value } of records)
      await new Promise<void>((resolve) => {
        const opening = indexedDB.open(database, 1);
        opening.onupgradeneeded = () => void opening.result.createObjectStore(store);
        opening.onsuccess = () => {
          const writing = opening.result.transaction(store, 'readwrite');
          writing.objectStore(store).put(JSON.parse(value), key);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      });
  }, copy);
}

/**
 * Leads the tab to a picture of the site: the same storage, and no portal that would write to it meanwhile, as it does
 * whenever an answer changes what it keeps.
 */
export async function leavePortal(page: Page): Promise<void> {
  await page.goto('/favicon.svg');
}

type Sealed = { name: string; version: number; change: Record<string, unknown> };

/**
 * Opens a sealed state of this page with its own key, changes members of it and seals it again for a version of the
 * format: what a script in the page could do, or an older build of the portal would have left.
 */
export async function reseal(page: Page, sealed: Sealed): Promise<void> {
  await page.evaluate(async ({ name, version, change }) => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('portal');
      opening.onsuccess = () => resolve(opening.result);
    });
    const key = await new Promise<CryptoKey>((resolve) => {
      const reading = database.transaction('keys').objectStore('keys').get('seal');
      reading.onsuccess = () => resolve(reading.result);
    });
    database.close();
    const cipher = (iv: BufferSource, of: number) => ({
      name: 'AES-GCM',
      iv,
      additionalData: new TextEncoder().encode(`${of}/${name}/`),
    });
    const bytes = Uint8Array.from(atob(localStorage.getItem(name) ?? ''), (character) =>
      character.charCodeAt(0),
    );
    const iv = bytes.slice(0, 12);
    const packed = await crypto.subtle.decrypt(cipher(iv, 1), key, bytes.slice(12));
    const through = (input: BodyInit, stream: CompressionStream | DecompressionStream) =>
      new Response(new Response(input).body?.pipeThrough(stream));
    const state = await through(packed, new DecompressionStream('deflate-raw')).json();
    const text = JSON.stringify({ ...state, ...change });
    const repacked = await through(text, new CompressionStream('deflate-raw')).arrayBuffer();
    const resealed = new Uint8Array(await crypto.subtle.encrypt(cipher(iv, version), key, repacked));
    localStorage.setItem(name, btoa(String.fromCharCode(...iv, ...resealed)));
  }, sealed);
}
