import { expect, test } from 'vitest';
import { createWebStore } from './web-store.ts';

const refused = () => {
  throw new DOMException('Access is denied', 'SecurityError');
};

test('where the browser refuses storage, things are kept for this page', () => {
  const store = createWebStore(refused);
  store.set('name', 'value');
  expect(store.get('name')).toBe('value');
  expect(store.keys()).toEqual(['name']);
  store.remove('name');
  expect(store.get('name')).toBeNull();
});

/** A storage that holds one value and has no room for another. */
function fullStorage() {
  const kept = new Map([['name', 'old']]);
  const full = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: refused,
    removeItem: (key: string) => kept.delete(key),
  } as unknown as Storage;
  return { kept, store: createWebStore(() => full) };
}

test('where storage is full, the new value counts and the old one is gone', () => {
  const { kept, store } = fullStorage();
  store.set('name', 'new');
  expect(store.get('name')).toBe('new');
  expect(kept.size).toBe(0);
});

test('S-18: where storage is full, an old value that is to be kept stays for all tabs', () => {
  const { kept, store } = fullStorage();
  store.set('name', 'new', { keepsOld: true });
  expect([store.get('name'), kept.get('name')]).toEqual(['old', 'old']);
  kept.clear();
  store.set('name', 'new', { keepsOld: true });
  store.set('name', 'newer', { keepsOld: true });
  expect(store.get('name')).toBe('newer');
});

test('S-18: where storage is full, what another tab has stored since is used and stays', () => {
  const { kept, store } = fullStorage();
  store.set('name', 'new');
  kept.set('name', 'from another tab');
  expect(store.get('name')).toBe('from another tab');
  store.set('name', 'newer', { keepsOld: true });
  expect([store.get('name'), kept.get('name')]).toEqual(['from another tab', 'from another tab']);
  kept.clear();
  expect(store.get('name')).toBeNull();
});

test('otherwise the storage of the browser is used', () => {
  createWebStore(() => window.localStorage).set('name', 'value');
  expect(window.localStorage.getItem('name')).toBe('value');
});
