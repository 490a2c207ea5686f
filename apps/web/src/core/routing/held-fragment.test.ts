import { expect, test } from 'vitest';
import { holdFragment, takeFragment } from './held-fragment.ts';

test('P-16: the code of a statement leaves the address at once, with its entry in the history, and is given once', () => {
  window.history.replaceState({ key: 'k' }, '', '/verify#s=a.b.c');
  const entries = window.history.length;
  holdFragment(window);
  expect(window.location.href).toBe(`${window.location.origin}/verify`);
  expect(window.history.length).toBe(entries);
  expect(window.history.state).toEqual({ key: 'k' });
  expect(takeFragment()).toBe('#s=a.b.c');
  expect(takeFragment()).toBe('');
});

test('P-16: so it does where the address of the page ends in a slash', () => {
  window.history.replaceState(null, '', '/verify/#s=a.b.c');
  holdFragment(window);
  expect(window.location.hash).toBe('');
  expect(takeFragment()).toBe('#s=a.b.c');
});

test('P-16: fragments of other pages stay', () => {
  window.history.replaceState(null, '', '/tabs/policies#main');
  holdFragment(window);
  expect(window.location.hash).toBe('#main');
  expect(takeFragment()).toBe('');
});
