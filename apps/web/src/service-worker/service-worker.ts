import { createShellCache, type Shell } from './shell-cache.ts';
import type { WorkerMessage } from './worker-messages.ts';

declare const self: ServiceWorkerGlobalScope;
/** Written in by the build: see build/service-worker.ts. */
declare const builtShell: Shell;

/** Read once, because the build inserts the whole list at every occurrence. */
const shell = builtShell;
const shellCache = createShellCache({ shell, caches, fetch: (request) => fetch(request) });

self.addEventListener('install', (event) => event.waitUntil(shellCache.install()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', answerMessage);
self.addEventListener('fetch', answerFetch);

/**
 * Older builds are deleted once no second window could request their files; a newer one is waiting to activate. Only a
 * loaded page triggers this: while a page is opening it is not in the list of windows, and the listed one may be older.
 */
async function forgetWhenUnused(): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const { waiting, installing } = self.registration;
  if (windows.length <= 1 && !waiting && !installing) await shellCache.forgetOtherBuilds();
}

function answerMessage(event: ExtendableMessageEvent): void {
  const message: WorkerMessage = event.data;
  if (message === 'take-over') void self.skipWaiting();
  if (message === 'which-entry') event.ports[0]?.postMessage(shell.entry);
  if (message === 'forget-others') event.waitUntil(forgetWhenUnused());
}

function answerFetch(event: FetchEvent): void {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(answerNavigation(event));
  else if (shellCache.hasFile(pathname)) event.respondWith(shellCache.file(request));
}

async function answerNavigation(event: FetchEvent): Promise<Response> {
  const { answer, kept } = await shellCache.page(event.request);
  if (kept) event.waitUntil(kept);
  return answer;
}
