import { expect, test, vi } from 'vitest';
import { tabStore } from '#core/storage/web-store.ts';
import { memoryKeys } from '#test/memory-keys.ts';
import { DraftStore } from './drafts.ts';

type Keys = ReturnType<typeof memoryKeys>;

const stored = () => tabStore.get('portal.drafts');

/** The drafts of a client on a page that was just loaded. */
async function opened(keys: Keys, subject = 'vip'): Promise<DraftStore> {
  const drafts = new DraftStore(keys);
  await drafts.restore(subject);
  return drafts;
}

/** Writing goes on behind the page: it has ended when a page that is loaded finds the text. */
const isKept = (keys: Keys, name: string, text: string) =>
  vi.waitFor(async () => expect((await opened(keys)).read(name)).toBe(text), { timeout: 10_000 });

test('P-9: an unsent text is there after a reload, and cannot be read where it is stored', async () => {
  const keys = memoryKeys();
  const drafts = await opened(keys);
  drafts.write('thread-1', 'When do we meet?');
  await isKept(keys, 'thread-1', 'When do we meet?');
  expect(stored()).not.toContain('meet');
});

test('SEC-H11: another client in the same tab gets none of it', async () => {
  const keys = memoryKeys();
  (await opened(keys)).write('thread-1', 'When do we meet?');
  await isKept(keys, 'thread-1', 'When do we meet?');
  expect((await opened(keys, 'standard')).read('thread-1')).toBeUndefined();
  expect(stored()).toBeNull();
});

test('P-9: what is sent or emptied is not kept, and signing out leaves nothing', async () => {
  const keys = memoryKeys();
  const drafts = await opened(keys);
  drafts.write('thread-1', 'One');
  drafts.write('thread-2', 'Two');
  drafts.forget('thread-1');
  await isKept(keys, 'thread-2', 'Two');
  expect((await opened(keys)).read('thread-1')).toBeUndefined();
  drafts.write('thread-2', '');
  expect(stored()).toBeNull();
  drafts.write('thread-2', 'Three');
  await isKept(keys, 'thread-2', 'Three');
  drafts.clear();
  expect([drafts.read('thread-2'), stored()]).toEqual([undefined, null]);
});

test('P-9: what is typed while the kept texts are read stays, beside them', async () => {
  const keys = memoryKeys();
  const before = await opened(keys);
  before.write('thread-1', 'Kept');
  before.write('thread-2', 'Kept too');
  await isKept(keys, 'thread-2', 'Kept too');
  const drafts = new DraftStore(keys);
  const restoring = drafts.restore('vip');
  drafts.write('thread-1', 'Typed');
  await restoring;
  expect([drafts.read('thread-1'), drafts.read('thread-2')]).toEqual(['Typed', 'Kept too']);
  await isKept(keys, 'thread-1', 'Typed');
  await isKept(keys, 'thread-2', 'Kept too');
});

test('P-9: a field that was emptied beside a written one is still empty after a reload', async () => {
  const keys = memoryKeys();
  const drafts = await opened(keys);
  drafts.write('new policy', '');
  drafts.write('new body', 'When do we meet?');
  await isKept(keys, 'new body', 'When do we meet?');
  await isKept(keys, 'new policy', '');
});
