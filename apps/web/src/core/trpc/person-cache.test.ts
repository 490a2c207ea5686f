import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserKeys } from '#core/storage/browser-keys.ts';
import { memoryKeys } from '#test/memory-keys.ts';

const policies = [['policies', 'list'], { type: 'query' }];
const client = [['client', 'get'], { type: 'query' }];

beforeEach(() => {
  const keys = memoryKeys();
  vi.spyOn(browserKeys, 'keyOf').mockImplementation(keys.keyOf);
});

const opened: { close(): void }[] = [];

afterEach(async () => {
  for (const cache of opened.splice(0)) cache.close();
  await vi.dynamicImportSettled();
});

/** As after a reload: memory is empty, this tab's storage is what it was. */
async function cacheOfNewPage(subject: string) {
  vi.resetModules();
  const { browserKeys: fresh } = await import('#core/storage/browser-keys.ts');
  fresh.keyOf = browserKeys.keyOf;
  const { personCache } = await import('./person-cache.ts');
  const cache = personCache(subject);
  opened.push(cache);
  await cache.ready;
  await vi.dynamicImportSettled();
  return { cache, personCache };
}

async function pageThatRead(subject: string) {
  const page = await cacheOfNewPage(subject);
  page.cache.queryClient.setQueryData(policies, ['a policy']);
  page.cache.queryClient.setQueryData(client, { givenName: 'Imogen' });
  await vi.waitUntil(() => sessionStorage.getItem('portal.queries'));
  return page;
}

test('S4, S5: what was read of the policies is there again after a reload', async () => {
  await pageThatRead('person-a');
  const { cache } = await cacheOfNewPage('person-a');
  expect(cache.queryClient.getQueryData(policies)).toEqual(['a policy']);
});

test('S4: what session storage is not to keep is not there', async () => {
  await pageThatRead('person-a');
  const { cache } = await cacheOfNewPage('person-a');
  expect(cache.queryClient.getQueryData(client)).toBeUndefined();
});

test('S4: what waits to be sent, such as a new password, is kept nowhere', async () => {
  onlineManager.setOnline(false);
  const { cache } = await cacheOfNewPage('person-a');
  const mutations = cache.queryClient.getMutationCache();
  const change = mutations.build(cache.queryClient, { mutationFn: async () => 'done' });
  const sent = change.execute({ password: 'Portal-Demo-2026!' });
  await vi.waitUntil(() => change.state.isPaused);
  cache.queryClient.setQueryData(policies, ['a policy']);
  await vi.waitUntil(() => sessionStorage.getItem('portal.queries'));
  const { cache: afterReload } = await cacheOfNewPage('person-a');
  expect(afterReload.queryClient.getQueryData(policies)).toEqual(['a policy']);
  expect(afterReload.queryClient.getMutationCache().getAll()).toEqual([]);
  onlineManager.setOnline(true);
  await mutations.resumePausedMutations();
  await sent;
});

test('H2: another person gets nothing of it, and it is dropped', async () => {
  await pageThatRead('person-a');
  const { cache } = await cacheOfNewPage('person-b');
  expect(cache.queryClient.getQueryData(policies)).toBeUndefined();
  expect(sessionStorage.getItem('portal.queries')).toBeNull();
});

test('H2: asking for another person empties the cache of the one before', async () => {
  const { cache, personCache } = await pageThatRead('person-a');
  const other = personCache('person-b');
  expect(cache.queryClient.getQueryData(policies)).toBeUndefined();
  expect(other.queryClient.getQueryData(policies)).toBeUndefined();
  await vi.waitUntil(() => sessionStorage.getItem('portal.queries') === null);
});

test('where nothing was kept there is nothing to wait for', async () => {
  vi.resetModules();
  const { personCache } = await import('./person-cache.ts');
  const cache = personCache('person-a');
  opened.push(cache);
  expect(cache.ready).toMatchObject({ status: 'fulfilled' });
});
