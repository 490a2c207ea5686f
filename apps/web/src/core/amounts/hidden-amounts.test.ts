import { expect, test, vi } from 'vitest';
import { createAmountsStore } from './hidden-amounts.tsx';

function aStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

test('P-26: amounts show until they are hidden, and every listener is notified', () => {
  const store = createAmountsStore(aStorage);
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
  const storage = aStorage();
  createAmountsStore(() => storage).toggle();
  expect(createAmountsStore(() => storage).isHidden()).toBe(true);
});

test('a storage that refuses does not stop amounts from being hidden', () => {
  const store = createAmountsStore(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  store.toggle();
  expect(store.isHidden()).toBe(true);
});
