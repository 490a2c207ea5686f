import { expect, test } from 'vitest';
import { needsSignIn } from './needs-sign-in.ts';

test.each([
  ['/welcome', true],
  ['/tabs', true],
  ['/tabs/policies/view/1', true],
  ['/', false],
  ['/login/form', false],
  ['/tabsy', false],
  ['/welcomed', false],
])('R-6: %s needs sign-in: %s', (pathname, expected) => {
  expect(needsSignIn(pathname)).toBe(expected);
});
