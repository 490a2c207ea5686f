import { expect, test, vi } from 'vitest';
import { createSealedSlot } from '#core/storage/sealed-slot.ts';
import { localStore } from '#core/storage/web-store.ts';
import { aBrowser, firm, token } from '#test/a-browser.ts';
import { aToken } from '#test/build/a-token.ts';
import { memoryKeys } from '#test/memory-keys.ts';

const patience = { timeout: 10_000 };
const { browser, openPage, signedInBefore, loseKeys } = aBrowser();

test('S-4, S-8: token, VIP flag and firm are kept, and token and firm brought back', async () => {
  await signedInBefore();
  const slot = createSealedSlot({ store: localStore, keys: browser.keys, name: 'portal.session' });
  expect(await slot.read()).toMatchObject({ token, isVip: true, firm });
  const { session, storage } = openPage();
  await storage.restore();
  expect(session.read()).toMatchObject({ token, isVip: true, firm, isFresh: false });
});

test('S-8: a session that another tab stores again while it is being read is restored as it is then', async () => {
  const first = await signedInBefore();
  const { session, storage } = openPage();
  const restoring = storage.restore();
  const before = localStorage.getItem('portal.session');
  first.setFirm({ name: 'Sundial Planning', logoUrl: null });
  await vi.waitUntil(() => localStorage.getItem('portal.session') !== before, patience);
  await restoring;
  expect(session.read().token).toBe(token);
});

test('S-8, S-12: where what is stored cannot be opened, and another tab stores a session meanwhile, that one is restored', async () => {
  await signedInBefore();
  const stored = localStorage.getItem('portal.session') ?? '';
  localStorage.setItem('portal.session', 'tampered');
  const { session, storage } = openPage();
  const restoring = storage.restore();
  localStorage.setItem('portal.session', stored);
  await restoring;
  expect(session.read().token).toBe(token);
  expect(localStorage.getItem('portal.session')).toBe(stored);
});

test('S-4: terms accepted at sign-in are kept, survive a reload and a renewed token, and are cleared with the session', async () => {
  const { session, storage } = openPage();
  storage.follow();
  session.signIn(token, { version: '4' });
  session.renew(aToken({ vip: true, exp: 3000 }), token);
  await vi.waitUntil(() => localStore.get('portal.session'), patience);
  const next = openPage();
  await next.storage.restore();
  expect(next.session.read().acceptedTerms).toEqual({ version: '4' });
  next.storage.follow();
  next.session.reset();
  expect(next.session.read().acceptedTerms).toBeNull();
  expect(localStorage.getItem('portal.session')).toBeNull();
});

test('S-4: a sign-in with nothing to accept keeps no acceptance of an earlier one', async () => {
  const session = await signedInBefore();
  expect(session.read().acceptedTerms).toBeNull();
  session.signIn(token, { version: '4' });
  session.signIn(token);
  expect(session.read().acceptedTerms).toBeNull();
});

test('S-18: a renewed session that cannot be stored leaves that of before, so that no other tab signs out', async () => {
  const session = await signedInBefore();
  const before = localStorage.getItem('portal.session');
  const { session: restored, storage } = openPage();
  await storage.restore();
  storage.follow();
  loseKeys();
  session.renew(aToken({ vip: true, exp: 3000 }), token);
  restored.renew(aToken({ vip: true, exp: 4000 }), token);
  await storage.settled();
  expect(localStorage.getItem('portal.session')).toBe(before);
});

test('S-12, SEC-H9: where the key cannot be had, the page starts signed out and drops nothing', async () => {
  await signedInBefore();
  const before = localStorage.getItem('portal.session');
  const { session, storage } = openPage();
  loseKeys();
  await storage.restore();
  storage.follow();
  expect(session.read()).toMatchObject({ token: null, ended: null });
  expect(localStorage.getItem('portal.session')).toBe(before);
});

test('SEC-H2: a session that cannot be stored never leaves that of another client', async () => {
  await signedInBefore();
  const { session, storage } = openPage();
  await storage.restore();
  storage.follow();
  loseKeys();
  session.signIn(aToken({ sub: 'another-client', exp: 3000 }));
  session.setFirm({ name: 'Sundial Planning', logoUrl: null });
  await storage.settled();
  expect(localStorage.getItem('portal.session')).toBeNull();
});

test('SEC-H2: a session that cannot be stored leaves none that another tab stored and this page has not read', async () => {
  const { session, storage } = openPage();
  storage.follow();
  session.signIn(token);
  await storage.settled();
  localStorage.setItem('portal.session', 'sealed by another tab');
  loseKeys();
  session.renew(aToken({ vip: true, exp: 3000 }), token);
  await storage.settled();
  expect(localStorage.getItem('portal.session')).toBeNull();
});

test('S-8: a session that started before keeping started is kept too', async () => {
  const { session, storage } = openPage();
  session.signIn(token);
  storage.follow();
  await vi.waitUntil(() => localStore.get('portal.session'), patience);
});

test('S-10: a session that has run out is not brought back, and leaves nothing', async () => {
  await signedInBefore();
  sessionStorage.setItem('portal.queries', 'sealed');
  const { session, storage } = openPage(2_000_000);
  await storage.restore();
  expect(session.read().token).toBeNull();
  expect(Object.keys({ ...localStorage, ...sessionStorage })).toEqual(['portal.ended']);
});

test('SEC-H9: a session that has run out, or cannot be read, leaves none of its keys to the next person', async () => {
  const newKey = async () => ({}) as CryptoKey;
  const keyBefore = await browser.keys.keyOf('proof', newKey);
  await signedInBefore();
  await openPage().storage.restore();
  expect(await browser.keys.keyOf('proof', newKey)).toBe(keyBefore);
  await openPage(2_000_000).storage.restore();
  const keyAfter = await browser.keys.keyOf('proof', newKey);
  expect(keyAfter).not.toBe(keyBefore);
  localStorage.setItem('portal.session', 'tampered');
  await openPage().storage.restore();
  expect(await browser.keys.keyOf('proof', newKey)).not.toBe(keyAfter);
});

/** Stored values that are not a session. */
const unreadable: [string, () => Promise<string>][] = [
  ['text that was tampered with', async () => 'tampered'],
  ['a session that another browser sealed', () => sealed({ token, isVip: true, firm }, memoryKeys())],
  ['something else than a session', () => sealed({ policies: [] }, browser.keys)],
  ['a token without claims', () => sealed({ token: 'a.b.c', isVip: true, firm }, browser.keys)],
];

async function sealed(value: unknown, sealedBy: typeof browser.keys): Promise<string> {
  createSealedSlot({ store: localStore, keys: sealedBy, name: 'portal.session' }).write(value);
  return await vi.waitUntil(() => localStore.get('portal.session'), patience);
}

test.each(unreadable)(
  'S-12: %s is dropped with all that the session left in the tab, and the page starts signed out',
  async (_what, make) => {
    localStorage.setItem('portal.session', await make());
    localStorage.setItem('portal.activity', '1000000');
    localStorage.setItem('portal.device-id', 'a device');
    sessionStorage.setItem('portal.queries', 'sealed');
    sessionStorage.setItem('portal.wanted-path', '/tabs/policies/view/1');
    const { session, storage } = openPage();
    await storage.restore();
    expect(session.read().token).toBeNull();
    expect(Object.keys(localStorage)).toEqual(['portal.device-id']);
    expect(Object.keys(sessionStorage)).toEqual([]);
  },
);

test('S-3: a reset is kept too', async () => {
  const session = await signedInBefore();
  session.reset();
  expect(localStorage.getItem('portal.session')).toBeNull();
});

test('SEC-H2: a session that was signed out while it was being opened is not brought back', async () => {
  await signedInBefore();
  const { session, storage } = openPage();
  const restoring = storage.restore();
  localStore.remove('portal.session');
  await restoring;
  expect(session.read().token).toBeNull();
});

test('S-3: after the next sign-in the reason why the last session ended is no longer shown', async () => {
  localStorage.setItem('portal.ended', 'idle');
  await signedInBefore();
  expect(localStorage.getItem('portal.ended')).toBeNull();
});

test('R-18: the page that was wanted before sign-in outlives a visit without a session', async () => {
  sessionStorage.setItem('portal.wanted-path', '/tabs/policies');
  await openPage().storage.restore();
  expect(sessionStorage.getItem('portal.wanted-path')).toBe('/tabs/policies');
});
