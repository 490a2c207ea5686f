import { expect, test, vi } from 'vitest';
import { createShellCache } from './shell-cache.ts';

const origin = 'https://portal.example.com';
const entry = '/assets/start-1.js';
const html = `<!doctype html><html lang="en-GB"><script src="${entry}"></script>`;

const pageOf = (text: string, type = 'text/html; charset=utf-8') =>
  new Response(text, { headers: { 'content-type': type } });

/** Cache Storage in memory, by path. */
function memoryCaches(fetchFile: (path: string) => Promise<Response>) {
  const stores = new Map<string, Map<string, Response>>();
  const pathOf = (request: Request | string) =>
    new URL(typeof request === 'string' ? request : request.url, origin).pathname;
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      match: async (request: Request | string) => store.get(pathOf(request))?.clone(),
      put: async (request: string, answer: Response) => void store.set(pathOf(request), answer),
      addAll: async (paths: string[]) => {
        for (const path of paths) store.set(path, await fetchFile(path));
      },
    };
  };
  const match = async (request: Request) =>
    [...stores.values()].flatMap((store) => store.get(pathOf(request)) ?? [])[0]?.clone();
  const caches = {
    open,
    match,
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  };
  return { caches: caches as unknown as CacheStorage, stores };
}

const navigation = new Request(`${origin}/tabs/policies`);

function setUp(version = 'one') {
  const fetch = vi.fn(async (_request: Request | string) => pageOf(html));
  const memory = memoryCaches(async (path) => new Response(`content of ${path}`));
  const shell = { version, entry, files: [entry, '/logos/mark.svg'] };
  return { fetch, ...memory, cache: createShellCache({ shell, caches: memory.caches, fetch }) };
}

test('R-37: the page is taken from the network as long as there is one', async () => {
  const { cache, fetch } = setUp();
  await cache.install();
  fetch.mockResolvedValueOnce(pageOf('the latest page'));
  expect(await (await cache.page(navigation)).answer.text()).toBe('the latest page');
});

test.each([
  ['that is away', () => Promise.reject(new TypeError('no network'))],
  ['behind a proxy without a server', async () => new Response('Bad gateway', { status: 502 })],
])('R-37: for a network %s the page comes as it was kept, and is marked', async (_what, answer) => {
  const { cache, fetch } = setUp();
  await cache.install();
  fetch.mockImplementation(answer);
  expect(await (await cache.page(navigation)).answer.text()).toContain('<html data-from-cache lang="en-GB">');
});

test('R-37: a network that does not answer is waited for four seconds', async () => {
  const { cache, fetch } = setUp();
  await cache.install();
  vi.useFakeTimers();
  fetch.mockReturnValue(new Promise(() => undefined));
  const page = cache.page(navigation);
  await vi.advanceTimersByTimeAsync(4000);
  expect(await (await page).answer.text()).toContain('data-from-cache');
});

test('R-37: a page of this build with other settings takes the place of the kept one; one of another build does not', async () => {
  const { cache, fetch } = setUp();
  await cache.install();
  fetch.mockResolvedValueOnce(pageOf(`${html}new settings`));
  expect(await (await cache.page(navigation)).kept).toBe(true);
  fetch.mockResolvedValueOnce(pageOf('<html>another build'));
  expect(await (await cache.page(navigation)).kept).toBe(false);
  fetch.mockRejectedValue(new TypeError('no network'));
  expect(await (await cache.page(navigation)).answer.text()).toContain('new settings');
});

test('R-37: a script or picture that someone opens in a tab is not kept as the page, though it names the entry', async () => {
  const { cache, fetch } = setUp();
  await cache.install();
  fetch.mockResolvedValueOnce(pageOf(`files: ["${entry}"]`, 'text/javascript'));
  const worker = new Request(`${origin}/service-worker.js`);
  expect(await (await cache.page(worker)).kept).toBe(false);
  fetch.mockRejectedValue(new TypeError('no network'));
  expect(await (await cache.page(navigation)).answer.text()).toContain('<html data-from-cache');
});

test('R-37: it is not installed with the page of another build', async () => {
  const { cache, fetch } = setUp();
  fetch.mockResolvedValue(pageOf('<html>another build'));
  await expect(cache.install()).rejects.toThrow('another build');
});

test('R-37: a cached file is not requested again, even when it is of an older build', async () => {
  const { cache, fetch, stores } = setUp();
  await cache.install();
  stores.set('shell-zero', new Map([['/assets/old.js', new Response('old')]]));
  fetch.mockClear();
  expect(await (await cache.file(new Request(origin + entry))).text()).toBe(`content of ${entry}`);
  expect(await (await cache.file(new Request(`${origin}/assets/old.js`))).text()).toBe('old');
  expect(fetch).not.toHaveBeenCalled();
});

test('R-37: a logo is that of this build, even while an older build with another one is kept', async () => {
  const { cache, stores } = setUp('two');
  stores.set('shell-one', new Map([['/logos/mark.svg', new Response('the old logo')]]));
  await cache.install();
  expect(await (await cache.file(new Request(`${origin}/logos/mark.svg`))).text()).toBe(
    'content of /logos/mark.svg',
  );
});

test.each([
  '/trpc/policies.list',
  '/v1/policy',
  '/documents/17/content',
  '/statements',
  '/manifest.webmanifest',
  '/icons/vip-192.png',
  '/healthz',
])('SEC-G30: %s is left to the browser', (path) => {
  expect(setUp().cache.hasFile(path)).toBe(false);
});

test('R-37: other builds are forgotten, and what is not its own is left alone', async () => {
  const { cache, caches, stores } = setUp('two');
  await cache.install();
  stores.set('shell-one', new Map());
  stores.set('of somebody else', new Map());
  await cache.forgetOtherBuilds();
  expect(await caches.keys()).toEqual(['shell-two', 'of somebody else']);
});
