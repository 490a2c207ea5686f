import { beforeEach, expect, test, vi } from 'vitest';
import { memoryKeys } from '#test/memory-keys.ts';
import { createSealedSlot } from './sealed-slot.ts';
import { createWebStore } from './web-store.ts';

const patience = { timeout: 10_000 };

const store = createWebStore(() => window.localStorage);
const state = { token: 'canary-token', people: ['Imogen', 'Daniel'] };
let keys = memoryKeys();

beforeEach(() => {
  keys = memoryKeys();
});

function slot(rest: { binding?: string; name?: string; delayMs?: number } = {}) {
  return createSealedSlot({ store, keys, name: 'portal.state', ...rest });
}

async function written(value: unknown = state): Promise<string> {
  slot().write(value);
  return await vi.waitUntil(() => store.get('portal.state') ?? undefined, patience);
}

test('S-12: what was written is read back', async () => {
  await written();
  expect(await slot().read()).toEqual(state);
});

test('SEC-H1: what is at rest holds no readable word, even when unpacked', async () => {
  const sealed = await written();
  expect(sealed).not.toContain('canary');
  const bytes = Buffer.from(sealed, 'base64');
  expect(bytes.toString('latin1')).not.toContain('canary');
  const unpacked = new Response(bytes.subarray(12)).body!.pipeThrough(new DecompressionStream('deflate-raw'));
  await expect(new Response(unpacked).text()).rejects.toThrow();
});

test('S-12: a write that was waited for is stored', async () => {
  const writing = slot();
  writing.write(state);
  expect(store.get('portal.state')).toBeNull();
  await writing.settled();
  expect(await slot().read()).toEqual(state);
});

test('SEC-H1: the same state is never sealed twice in the same way', async () => {
  const first = await written();
  slot().drop();
  expect(await written()).not.toBe(first);
});

test('S-11: it is compressed', async () => {
  const sealed = await written(Array.from({ length: 500 }, () => 'the same words again'));
  expect(sealed.length).toBeLessThan(500);
});

test('SEC-H1: one changed byte drops it', async () => {
  const bytes = Buffer.from(await written(), 'base64');
  bytes[20] = (bytes[20] ?? 0) ^ 1;
  store.set('portal.state', bytes.toString('base64'));
  expect(await slot().read()).toBeUndefined();
  expect(store.get('portal.state')).toBeNull();
});

test.each(['', 'not base64!', 'AAAA', JSON.stringify(state)])(
  'S-12: %o in its place is dropped',
  async (text) => {
    store.set('portal.state', text);
    expect(await slot().read()).toBeUndefined();
    expect(store.get('portal.state')).toBeNull();
  },
);

test('SEC-H1: copied to another browser, which has another key, it is dropped', async () => {
  await written();
  keys = memoryKeys();
  expect(await slot().read()).toBeUndefined();
});

test('SEC-H11: bound to one client it cannot be read for another', async () => {
  slot({ binding: 'person-a' }).write(state);
  await vi.waitUntil(() => store.get('portal.state'), patience);
  expect(await slot({ binding: 'person-b' }).read()).toBeUndefined();
});

test('a key that cannot be had keeps nothing, and says nothing', async () => {
  store.set('portal.state', 'from before');
  const keyOf = vi.fn().mockRejectedValue(new Error('private mode'));
  const broken = createSealedSlot({ store, keys: { ...keys, keyOf }, name: 'portal.state' });
  broken.write(state);
  await vi.waitUntil(() => store.get('portal.state') === null, patience);
  expect(await broken.read()).toBeUndefined();
});

test('S-18: what cannot be read because no key can be had now stays, and is read once one can', async () => {
  await written();
  const keyOf = vi.spyOn(keys, 'keyOf').mockRejectedValueOnce(new Error('no database'));
  const one = slot();
  expect(await one.read()).toBeUndefined();
  expect(keyOf).toHaveBeenCalledOnce();
  expect(await one.read()).toEqual(state);
});

test.each([
  { whose: 'of the same client stays', next: 'a', left: true },
  { whose: 'of another client goes', next: 'b', left: false },
])('S-18, SEC-H2: where storage has no room for a value, the one before $whose', async ({ next, left }) => {
  const ownerOf = (value: unknown) => (value as { owner: string }).owner;
  const ownStore = createWebStore(() => window.localStorage);
  const one = createSealedSlot({ store: ownStore, keys, name: 'portal.state', ownerOf });
  one.write({ owner: 'a', turn: 1 });
  await one.settled();
  const before = localStorage.getItem('portal.state');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError');
  });
  for (const turn of [2, 3]) {
    one.write({ owner: next, turn });
    await one.settled();
  }
  expect(localStorage.getItem('portal.state')).toBe(left ? before : null);
});

test('the last of several writes is the one that is kept', async () => {
  const one = slot();
  for (const turn of [1, 2, 3]) one.write({ turn });
  await vi.waitUntil(() => store.get('portal.state'), patience);
  expect(await one.read()).toEqual({ turn: 3 });
});

test('S-3: a write on its way is forgotten along with what was kept', async () => {
  vi.useFakeTimers();
  const delayed = slot({ delayMs: 500 });
  delayed.write(state);
  delayed.drop();
  await vi.advanceTimersByTimeAsync(1000);
  expect(store.get('portal.state')).toBeNull();
});
