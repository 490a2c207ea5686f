import { beforeEach, expect, test, vi } from 'vitest';
import { localStore } from '#core/storage/web-store.ts';
import { aToken } from '#test/build/a-token.ts';
import { memoryKeys } from '#test/memory-keys.ts';
import { createSessionStorage } from './session-storage.ts';
import { createSessionStore } from './session-store.ts';

const token = aToken({ vip: true, exp: 2000 });
const firm = { name: 'Arkwright Pell', logoUrl: '/logos/firm.svg' };
let keys = memoryKeys();

beforeEach(() => {
  keys = memoryKeys();
});

/** A page of this browser: its own memory over the shared storage. */
function openPage(nowMs = 1_000_000) {
  const session = createSessionStore();
  const storage = createSessionStorage({ session, keys, store: localStore, nowMs: () => nowMs });
  return { session, storage };
}

async function signedInBefore() {
  const { session, storage } = openPage();
  storage.follow();
  session.signIn(token);
  session.setFirm(firm);
  await vi.waitUntil(() => localStore.get('portal.session'));
  return session;
}

test('S4, S5: token, VIP flag and firm are kept and brought back', async () => {
  await signedInBefore();
  const { session, storage } = openPage();
  await storage.restore();
  expect(session.read()).toMatchObject({ token, isVip: true, firm, isFresh: false });
});

test('S5: a session that began before keeping began is kept too', async () => {
  const { session, storage } = openPage();
  session.signIn(token);
  storage.follow();
  await vi.waitUntil(() => localStore.get('portal.session'));
});

test('S1: a session that has run out is not brought back, and leaves nothing', async () => {
  await signedInBefore();
  sessionStorage.setItem('portal.queries', 'sealed');
  const { session, storage } = openPage(2_000_000);
  await storage.restore();
  expect(session.read().token).toBeNull();
  expect(Object.keys({ ...localStorage, ...sessionStorage })).toEqual(['portal.ended']);
});

test('S5: a session that cannot be opened is dropped, and the page starts signed out', async () => {
  localStorage.setItem('portal.session', 'tampered');
  const { session, storage } = openPage();
  await storage.restore();
  expect(session.read().token).toBeNull();
  expect(localStorage.getItem('portal.session')).toBeNull();
});

test('S3: a reset is kept too', async () => {
  const session = await signedInBefore();
  session.reset();
  expect(localStorage.getItem('portal.session')).toBeNull();
});

test('S1: what another tab has stored is taken, and what has run out leaves everything as it is', async () => {
  const { session, storage } = openPage();
  session.signIn(aToken({ exp: 1500 }));
  await signedInBefore();
  await storage.reread();
  expect(session.read().token).toBe(token);
  const late = openPage(2_000_000);
  late.session.signIn(token);
  await late.storage.reread();
  expect(late.session.read().token).toBe(token);
  expect(localStorage.getItem('portal.session')).not.toBeNull();
});

test('H2: a session that was signed out while it was being opened is not brought back', async () => {
  await signedInBefore();
  const { session, storage } = openPage();
  const restoring = storage.restore();
  localStore.remove('portal.session');
  await restoring;
  expect(session.read().token).toBeNull();
});

test('S5: whoever signs in again is no longer told why the last session ended', async () => {
  localStorage.setItem('portal.ended', 'idle');
  await signedInBefore();
  expect(localStorage.getItem('portal.ended')).toBeNull();
});

test('R10: the page that was wanted before sign-in outlives a visit without a session', async () => {
  sessionStorage.setItem('portal.wanted-path', '/tabs/policies');
  await openPage().storage.restore();
  expect(sessionStorage.getItem('portal.wanted-path')).toBe('/tabs/policies');
});
