import { createShellCache, type Shell } from './shell-cache.ts';
import type { WorkerMessage } from './worker-messages.ts';

declare const self: ServiceWorkerGlobalScope;
/** Written in by the build: see service-worker-build.ts. */
declare const builtShell: Shell;

/** Named once, for the build writes the whole list wherever it stands. */
const shell = builtShell;
const shellCache = createShellCache({ shell, caches, fetch: (request) => fetch(request) });

self.addEventListener('install', (event) => event.waitUntil(shellCache.install()));
self.addEventListener('activate', (event) => event.waitUntil(takeCharge()));
self.addEventListener('message', answerMessage);
self.addEventListener('fetch', answerFetch);

async function takeCharge(): Promise<void> {
  await self.clients.claim();
  await forgetWhenUnused();
}

/** An older build goes once no second window could still ask for its files; a newer one is waiting to take over. */
async function forgetWhenUnused(): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const { waiting, installing } = self.registration;
  if (windows.length <= 1 && !waiting && !installing) await shellCache.forgetOtherBuilds();
}

function answerMessage({ data, ports }: ExtendableMessageEvent): void {
  const message: WorkerMessage = data;
  if (message === 'take-over') void self.skipWaiting();
  if (message === 'which-entry') ports[0]?.postMessage(shell.entry);
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
  event.waitUntil(Promise.all([kept, forgetWhenUnused()]));
  return answer;
}
