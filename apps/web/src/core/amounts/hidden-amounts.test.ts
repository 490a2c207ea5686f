import { expect, onTestFinished, test, vi } from 'vitest';
import { localKeys } from '#core/storage/persisted-keys.ts';
import { createWebStore, localStore } from '#core/storage/web-store.ts';
import { amountsStore, createAmountsStore, hasAmounts } from './hidden-amounts.tsx';

test('P-26: amounts show until they are hidden, and every listener is notified', () => {
  const store = createAmountsStore(localStore);
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  expect(store.isHidden()).toBe(false);
  store.toggle();
  expect(store.isHidden()).toBe(true);
  stop();
  store.toggle();
  expect(store.isHidden()).toBe(false);
  expect(listener).toHaveBeenCalledOnce();
});

test('P-26: hidden amounts stay hidden when the page is reloaded', () => {
  createAmountsStore(localStore).toggle();
  expect(createAmountsStore(localStore).isHidden()).toBe(true);
});

test('P-26: what another tab of this device hides, or shows again, follows here', () => {
  const listener = vi.fn();
  onTestFinished(amountsStore.subscribe(listener));
  const change = (key: string, value: string) => {
    localStorage.setItem(key, value);
    window.dispatchEvent(new StorageEvent('storage', { key }));
  };
  change(localKeys.amounts, 'hidden');
  expect(amountsStore.isHidden()).toBe(true);
  change(localKeys.amounts, 'shown');
  expect(amountsStore.isHidden()).toBe(false);
  change('portal.of-something-else', 'hidden');
  expect(listener).toHaveBeenCalledTimes(2);
});

test('P-26: a page from the back/forward cache hides what another tab has hidden since', () => {
  localStorage.setItem(localKeys.amounts, 'hidden');
  expect(amountsStore.isHidden()).toBe(false);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(amountsStore.isHidden()).toBe(true);
  amountsStore.toggle();
});

test('a storage that refuses does not stop amounts from being hidden', () => {
  const refusing = createWebStore(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const store = createAmountsStore(refusing);
  store.toggle();
  expect(store.isHidden()).toBe(true);
});

test('P-26: the pages of the policies have amounts, and no page whose address only starts with theirs', () => {
  expect(hasAmounts('/tabs/policies')).toBe(true);
  expect(hasAmounts('/tabs/policies/view/1')).toBe(true);
  expect(hasAmounts('/tabs/policiesX')).toBe(false);
});
