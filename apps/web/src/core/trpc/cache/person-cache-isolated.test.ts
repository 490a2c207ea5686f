import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, type Mock, test, vi } from 'vitest';
import { AppError } from '#core/errors/app-error.ts';
import type { AppErrorCode } from '#core/errors/code-messages.ts';
import { browserKeys } from '#core/storage/key-store.ts';
import { fakeFetch } from '#test/fake-fetch.ts';
import { memoryKeys } from '#test/memory-keys.ts';

const policies = [['policies', 'list'], { type: 'query' }];
const client = [['client', 'get'], { type: 'query' }];

let system: Mock<() => unknown>;

beforeEach(() => {
  system = vi.fn(() => ({ sections: null }));
  fakeFetch({ 'system.cache': () => system() });
  const keys = memoryKeys();
  vi.spyOn(browserKeys, 'keyOf').mockImplementation(keys.keyOf);
});

const patience = { timeout: 10_000 };
const opened: { close(): void }[] = [];

afterEach(async () => {
  for (const cache of opened.splice(0)) cache.close();
  await vi.dynamicImportSettled();
});

/** As after a reload: memory is empty, this tab's storage is what it was. */
async function cacheOfNewPage(subject: string) {
  vi.resetModules();
  const { browserKeys: fresh } = await import('#core/storage/key-store.ts');
  fresh.keyOf = browserKeys.keyOf;
  const { personCache } = await import('./person-cache.ts');
  const cache = personCache(subject);
  opened.push(cache);
  await cache.ready;
  await vi.dynamicImportSettled();
  return { cache, personCache };
}

/**
 * As after a reload of a page with stored answers: the firm is asked about them, and this ends before the next test.
 */
async function cacheOfReloadedPage(subject: string) {
  const page = await cacheOfNewPage(subject);
  await vi.waitUntil(() => system.mock.calls.length > 0, patience);
  return page;
}

/** Ends when a call made now has been answered: one made before it has arrived by then. */
async function answerToAnotherCall() {
  const { gateway } = await import('#core/trpc/client.ts');
  await gateway.firm.get.query().catch(() => undefined);
}

async function pageThatRead(subject: string) {
  const page = await cacheOfNewPage(subject);
  page.cache.queryClient.setQueryData(policies, ['a policy']);
  page.cache.queryClient.setQueryData(client, { givenName: 'Imogen' });
  await vi.waitUntil(() => sessionStorage.getItem('portal.queries'), patience);
  return page;
}

test('S-4, S-5: what was read of the policies is there again after a reload', async () => {
  await pageThatRead('person-a');
  const { cache } = await cacheOfReloadedPage('person-a');
  expect(cache.queryClient.getQueryData(policies)).toEqual(['a policy']);
});

test('API-28: the firm is asked once when its data changed, and what was stored before that is dropped', async () => {
  await pageThatRead('person-a');
  const sections = { policy: '2100-01-01T00:00:00Z', provider: null, dueDiligence: null, insight: null };
  system = vi.fn(() => ({ sections }));
  const { cache } = await cacheOfNewPage('person-a');
  await vi.waitUntil(() => cache.queryClient.getQueryData(policies) === undefined, patience);
  expect(system).toHaveBeenCalledOnce();
});

test('API-28, S-13: where the firm cannot be asked, that is logged, and what was stored is there as before', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  await pageThatRead('person-a');
  system = vi.fn(() => {
    throw new AppError('UPSTREAM_DOWN');
  });
  const { cache } = await cacheOfNewPage('person-a');
  await vi.waitUntil(() => warn.mock.calls.length > 0, patience);
  expect(warn.mock.calls).toEqual([['system.cache: UPSTREAM_DOWN']]);
  expect(cache.queryClient.getQueryData(policies)).toEqual(['a policy']);
});

test('API-28: where nothing was stored, nothing is asked', async () => {
  await cacheOfNewPage('person-a');
  await answerToAnotherCall();
  expect(system).not.toHaveBeenCalled();
});

test('P-9: that the firm does not offer a part is known after a reload, so that it is asked once a session', async () => {
  const { cache } = await cacheOfNewPage('person-a');
  cache.queryClient.setQueryData(listOf('device'), { offered: false, devices: [] });
  cache.queryClient.setQueryData(listOf('messages'), { offered: true, threads: [] });
  await vi.waitUntil(() => sessionStorage.getItem('portal.queries'), patience);
  const { queryClient } = (await cacheOfReloadedPage('person-a')).cache;
  expect(queryClient.getQueryData(listOf('device'))).toMatchObject({ offered: false });
  expect(queryClient.getQueryData(listOf('messages'))).toBeUndefined();
});

test('R-12: the numbers of the badges are there again after a reload, and asked for again', async () => {
  const counts = ['notifications', 'messages'].map((part) => [[part, 'unreadCount'], { type: 'query' }]);
  const { cache } = await cacheOfNewPage('person-a');
  for (const key of counts) cache.queryClient.setQueryData(key, { offered: true, unread: 3 });
  await vi.waitUntil(() => sessionStorage.getItem('portal.queries'), patience);
  const { queryClient } = (await cacheOfReloadedPage('person-a')).cache;
  for (const key of counts) {
    expect(queryClient.getQueryData(key)).toEqual({ offered: true, unread: 3 });
    expect(queryClient.getQueryState(key)?.isInvalidated).toBe(true);
  }
});

/** Queries as the pages ask for them, by the part of S-4 that they belong to. */
const ofTheRow = {
  providers: [['providers', 'list'], { type: 'query' }],
  dueDiligence: [['dueDiligence', 'list'], { type: 'query' }],
  insights: [['insights', 'list'], { input: { category: '3' }, type: 'infinite' }],
  policies: [['policies', 'byId'], { input: { id: 'one' }, type: 'query' }],
  valuations: [['policies', 'valuationGraph'], { input: { id: 'one', range: '1y' }, type: 'query' }],
  documents: [['documents', 'requests'], { type: 'query' }],
};
/** What no section of API-11 is about. */
const documents = [['documents', 'list'], { input: { page: 1 }, type: 'query' }];

test('P-82: the list of documents is there again after a reload, and asked for again', async () => {
  const { cache } = await cacheOfNewPage('person-a');
  cache.queryClient.setQueryData(documents, { offered: true, documents: ['a letter'] });
  await vi.waitUntil(() => sessionStorage.getItem('portal.queries'), patience);
  const { queryClient } = (await cacheOfReloadedPage('person-a')).cache;
  expect(queryClient.getQueryData(documents)).toEqual({ offered: true, documents: ['a letter'] });
  expect(queryClient.getQueryState(documents)?.isInvalidated).toBe(true);
  queryClient.setQueryData(policies, ['a policy']);
  expect(queryClient.getQueryState(policies)?.isInvalidated).toBe(false);
});

/** Fetches it again, in vain, and waits until that is stored. */
async function failToRefetch(cache: { queryClient: QueryClient }, key: QueryKey, code: AppErrorCode) {
  const before = sessionStorage.getItem('portal.queries');
  const { AppError: Fresh } = await import('#core/errors/app-error.ts');
  const refetch = {
    queryKey: key,
    queryFn: () => Promise.reject(new Fresh(code)),
    retry: false,
    staleTime: 0,
  };
  await cache.queryClient.fetchQuery(refetch).catch(() => undefined);
  expect(cache.queryClient.getQueryState(key)?.status).toBe('error');
  await vi.waitUntil(() => sessionStorage.getItem('portal.queries') !== before, patience);
}

test('P-82, S-4, R-12: what could not be fetched again is there after one more reload, without the failure', async () => {
  const count = [['messages', 'unreadCount'], { type: 'query' }];
  vi.spyOn(console, 'warn').mockReturnValue();
  const { cache } = await cacheOfNewPage('person-a');
  for (const key of [documents, policies, count]) cache.queryClient.setQueryData(key, { kept: true });
  await vi.waitUntil(() => sessionStorage.getItem('portal.queries'), patience);
  const reloaded = (await cacheOfReloadedPage('person-a')).cache;
  for (const key of [documents, policies, count]) await failToRefetch(reloaded, key, 'NO_ANSWER');
  system.mockClear();
  const { queryClient } = (await cacheOfReloadedPage('person-a')).cache;
  for (const key of [documents, policies, count])
    expect(queryClient.getQueryState(key)).toMatchObject({
      data: { kept: true },
      status: 'success',
      error: null,
      fetchFailureReason: null,
    });
});

test.each(['NOT_FOUND', 'FORBIDDEN', 'UNAUTHORIZED'] as const)(
  'SEC-F1, SEC-H2: what the firm no longer gives this client, with %s, is not stored again',
  async (code) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const { cache } = await pageThatRead('person-a');
    cache.queryClient.setQueryData(documents, { offered: true });
    await failToRefetch(cache, policies, code);
    const { queryClient } = (await cacheOfReloadedPage('person-a')).cache;
    expect(queryClient.getQueryData(documents)).toEqual({ offered: true });
    expect(queryClient.getQueryData(policies)).toBeUndefined();
  },
);

const ofNoRow = ['client', 'notifications', 'messages', 'user', 'device', 'terms'];
const listOf = (part: string) => [[part, 'list'], { type: 'query' }];

test('S-4: session storage keeps providers, due diligence, insights, policies, valuations and the list of documents, and nothing else', async () => {
  const { cache: before } = await cacheOfNewPage('person-a');
  for (const [part, key] of Object.entries(ofTheRow)) before.queryClient.setQueryData(key, part);
  for (const part of ofNoRow) before.queryClient.setQueryData(listOf(part), part);
  await vi.waitUntil(() => sessionStorage.getItem('portal.queries'), patience);
  const { cache } = await cacheOfReloadedPage('person-a');
  const kept = cache.queryClient.getQueryCache().getAll();
  expect(kept.map(({ state }) => state.data).sort()).toEqual(Object.keys(ofTheRow).sort());
});

test('S-4: what is being sent, such as a new password, is kept nowhere', async () => {
  const { cache } = await cacheOfNewPage('person-a');
  const answer = Promise.withResolvers<void>();
  const mutations = cache.queryClient.getMutationCache();
  const change = mutations.build(cache.queryClient, { mutationFn: () => answer.promise });
  const sent = change.execute({ password: 'Portal-Demo-2026!' });
  expect(change.state.status).toBe('pending');
  cache.queryClient.setQueryData(policies, ['a policy']);
  await vi.waitUntil(() => sessionStorage.getItem('portal.queries'), patience);
  const { cache: afterReload } = await cacheOfReloadedPage('person-a');
  expect(afterReload.queryClient.getQueryData(policies)).toEqual(['a policy']);
  expect(afterReload.queryClient.getMutationCache().getAll()).toEqual([]);
  answer.resolve();
  await sent;
});

test('S-12: what another build kept is dropped, and the firm is not asked about it', async () => {
  await pageThatRead('person-a');
  const entry = Object.assign(document.createElement('script'), { type: 'module', src: '/assets/next.js' });
  document.head.append(entry);
  const { cache } = await cacheOfNewPage('person-a');
  entry.remove();
  expect(cache.queryClient.getQueryData(policies)).toBeUndefined();
  await answerToAnotherCall();
  expect(system).not.toHaveBeenCalled();
});

test('SEC-H11: another client gets nothing of it, and it is dropped', async () => {
  await pageThatRead('person-a');
  const { cache } = await cacheOfNewPage('person-b');
  expect(cache.queryClient.getQueryData(policies)).toBeUndefined();
  expect(sessionStorage.getItem('portal.queries')).toBeNull();
});

test('SEC-H11: asking for another client empties the cache of the one before', async () => {
  const { cache, personCache } = await pageThatRead('person-a');
  const other = personCache('person-b');
  expect(cache.queryClient.getQueryData(policies)).toBeUndefined();
  expect(other.queryClient.getQueryData(policies)).toBeUndefined();
  await vi.waitUntil(() => sessionStorage.getItem('portal.queries') === null, patience);
});

test('where nothing was kept there is nothing to wait for', async () => {
  vi.resetModules();
  const { personCache } = await import('./person-cache.ts');
  const cache = personCache('person-a');
  opened.push(cache);
  expect(cache.ready).toMatchObject({ status: 'fulfilled' });
});

test('SEC-H2: an answer that comes after the cache was closed is not kept in memory', async () => {
  const { cache } = await cacheOfNewPage('person-a');
  cache.close();
  cache.queryClient.setQueryData(client, { givenName: 'Imogen' });
  await vi.waitUntil(() => cache.queryClient.getQueryCache().getAll().length === 0, patience);
});
