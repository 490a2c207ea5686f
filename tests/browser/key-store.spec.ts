import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import type { Page } from '@playwright/test';
import { expect, withoutPortal as test } from './support/fixtures.ts';

const source = new URL('../../apps/web/src/core/storage/key-store.ts', import.meta.url);
const script = stripTypeScriptTypes(readFileSync(source, 'utf8'));
/** Answered by the test itself: an origin of its own, which the browser holds to be secure. */
const origin = 'http://localhost:21000';

const answers: Record<string, { contentType: string; body: string }> = {
  '/': { contentType: 'text/html', body: '<!doctype html><title>Keys</title>' },
  '/key-store.js': { contentType: 'text/javascript', body: script },
};

/** A page with the very module that the portal is built from, over the browser's own IndexedDB. */
async function openPage(page: Page): Promise<void> {
  await page.route(`${origin}/**`, (route) =>
    route.fulfill(answers[new URL(route.request().url()).pathname] ?? { status: 404 }),
  );
  await page.goto(origin);
  await page.evaluate(async () => {
    const { createKeyStore } = await import(`${location.origin}/key-store.js`);
    const makes = {
      seal: () => crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']),
      proof: () => crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign']),
    };
    const put = (value: unknown) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('portal', 1);
        opening.onupgradeneeded = () => void opening.result.createObjectStore('keys');
        opening.onsuccess = () => {
          const writing = opening.result.transaction('keys', 'readwrite');
          writing.objectStore('keys').put(value, 'seal');
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      });
    Object.assign(window, { keys: createKeyStore(), makes, put });
  });
}

type Keys = {
  keyOf(name: string, make: () => Promise<unknown>): Promise<CryptoKey>;
  clear(): Promise<void>;
};
type Opened = Window & {
  keys: Keys;
  makes: Record<'seal' | 'proof', () => Promise<unknown>>;
  put(value: unknown): Promise<void>;
};

const iv = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** What the key of this browser makes of a word: the same key, the same cipher. */
function cipherOf(page: Page): Promise<string> {
  return page.evaluate(async (bytes) => {
    const { keys, makes } = window as unknown as Opened;
    const algorithm = { name: 'AES-GCM', iv: new Uint8Array(bytes) };
    const key = await keys.keyOf('seal', makes.seal);
    return String(
      new Uint8Array(await crypto.subtle.encrypt(algorithm, key, new TextEncoder().encode('word'))),
    );
  }, iv);
}

test.beforeEach(({ page }) => openPage(page));

test('SEC-H1: a key outlives the page, and is another one once it was cleared', async ({ page }) => {
  const first = await cipherOf(page);
  await openPage(page);
  expect(await cipherOf(page)).toBe(first);
  await page.evaluate(() => (window as unknown as Opened).keys.clear());
  expect(await cipherOf(page)).not.toBe(first);
});

test('SEC-H1: tabs that ask at the same moment for a key that is not there yet share one', async ({
  context,
}) => {
  const tabs = await Promise.all(Array.from({ length: 4 }, () => context.newPage()));
  await Promise.all(tabs.map(openPage));
  const ciphers = await Promise.all(tabs.map(cipherOf));
  expect(new Set(ciphers).size).toBe(1);
});

test('SEC-H1: no key can be exported, neither a new one nor a restored one', async ({ page }) => {
  const attempt = () =>
    page.evaluate(async () => {
      const { keys, makes } = window as unknown as Opened;
      const seal = await keys.keyOf('seal', makes.seal);
      const pair = (await keys.keyOf('proof', makes.proof)) as unknown as CryptoKeyPair;
      const exports = [
        crypto.subtle.exportKey('raw', seal),
        crypto.subtle.exportKey('jwk', seal),
        crypto.subtle.exportKey('jwk', pair.privateKey),
        crypto.subtle.exportKey('pkcs8', pair.privateKey),
      ];
      return (await Promise.allSettled(exports)).map(({ status }) => status);
    });
  expect(await attempt()).toEqual(Array(4).fill('rejected'));
  await openPage(page);
  expect(await attempt()).toEqual(Array(4).fill('rejected'));
});

test('SEC-H1: what was copied in from elsewhere, or planted, is not a key and gives way to one', async ({
  page,
}) => {
  for (const planted of ['text', {}, { privateKey: {} }, null]) {
    await page.evaluate((value) => (window as unknown as Opened).put(value), planted);
    expect(await cipherOf(page)).toMatch(/^\d+(,\d+)+$/);
  }
  const isOpen = await page.evaluate(async () => {
    const { keys, makes, put } = window as unknown as Opened;
    const known = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, true, [
      'encrypt',
      'decrypt',
    ]);
    await put(known);
    return (await keys.keyOf('seal', makes.seal)).extractable;
  });
  expect(isOpen).toBe(false);
});
