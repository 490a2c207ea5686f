import { expect, test, vi } from 'vitest';
import { tabStore } from '#core/storage/web-store.ts';
import { aToken } from '#test/build/a-token.ts';
import { memoryKeys } from '#test/memory-keys.ts';
import { createInterruptedSetUp } from './interrupted-set-up.ts';

const email = 'client@portal.example.com';
const patience = { timeout: 10_000 };
const storedText = () => tabStore.get('portal.set-up');

async function keptBy(keys = memoryKeys()) {
  const setUp = createInterruptedSetUp({ keys, store: tabStore });
  setUp.keep({ email, token: aToken() });
  await vi.waitUntil(storedText, patience);
  return { setUp, keys };
}

test('L-30, SEC-H1: a set-up is read back after a reload, and nothing of it is readable at rest', async () => {
  const { keys } = await keptBy();
  expect(storedText()).not.toContain('client');
  const afterReload = createInterruptedSetUp({ keys, store: tabStore });
  expect(await afterReload.read()).toEqual({ email, token: aToken() });
});

test('SEC-D18: with its token it expires, and is dropped', async () => {
  const { setUp } = await keptBy();
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(new Date('2100-01-01T00:00:00Z'));
  expect(await setUp.read()).toBeUndefined();
  expect(storedText()).toBeNull();
});

test('SEC-H1: in another browser it is nothing', async () => {
  await keptBy();
  expect(await createInterruptedSetUp({ keys: memoryKeys(), store: tabStore }).read()).toBeUndefined();
});

test('L-30: a set-up that was left is gone', async () => {
  const { setUp } = await keptBy();
  setUp.drop();
  expect(storedText()).toBeNull();
  expect(await setUp.read()).toBeUndefined();
});
