import { expect, test, vi } from 'vitest';
import { aToken } from '#test/build/a-token.ts';
import { createSessionStore } from './store.ts';

const firm = { name: 'Arkwright Pell', logoUrl: null };

test.each([true, false])('SEC-F6: the VIP flag follows the token (%s), whatever storage says', (vip) => {
  const session = createSessionStore();
  const stored = { token: aToken({ vip }), isVip: !vip, firm: null };
  session.restore(stored);
  expect(session.read().isVip).toBe(vip);
});

test('signing in is fresh, coming back is not', () => {
  const session = createSessionStore();
  session.signIn(aToken());
  expect(session.read().isFresh).toBe(true);
  session.restore({ token: aToken(), firm });
  expect(session.read()).toMatchObject({ isFresh: false, firm });
});

test('an unreadable token does not sign in', () => {
  const session = createSessionStore();
  session.signIn('not a token');
  expect(session.read()).toMatchObject({ token: null, claims: null });
});

test('S-2: the first reason for the end is kept, and only a session can end', () => {
  const session = createSessionStore();
  session.end('expired');
  expect(session.read().ended).toBeNull();
  session.signIn(aToken());
  session.end('expired');
  session.end('refused');
  expect(session.read().ended).toBe('expired');
});

test('S-4: the firm is stored and drawn again only where it has changed', () => {
  const session = createSessionStore();
  session.setFirm(firm);
  const changed = vi.fn();
  session.subscribe(changed);
  session.setFirm({ ...firm });
  expect(changed).not.toHaveBeenCalled();
  session.setFirm({ ...firm, logoUrl: '/logos/firm.svg' });
  session.setFirm({ ...firm, name: 'Sundial Planning' });
  expect(changed).toHaveBeenCalledTimes(2);
});

test('S-3: a reset leaves nothing of the client', () => {
  const session = createSessionStore();
  session.signIn(aToken({ vip: true }));
  session.setFirm(firm);
  session.reset();
  expect(session.read()).toEqual(createSessionStore().read());
});

test('listeners are notified of changes until they unsubscribe', () => {
  const session = createSessionStore();
  const listener = vi.fn();
  const stop = session.subscribe(listener);
  session.signIn(aToken());
  stop();
  session.reset();
  expect(listener).toHaveBeenCalledTimes(1);
});
