import { expect, test } from 'vitest';
import { keepWantedPath, takeWantedPath } from './wanted-path.ts';

test('R-18: the wanted page is given once, query and all', () => {
  keepWantedPath('/tabs/policies/view/1?range=1y');
  expect(takeWantedPath()).toBe('/tabs/policies/view/1?range=1y');
  expect(takeWantedPath()).toBe('/tabs/policies');
});

test.each([
  '//evil.example.com/tabs/policies',
  '/\\evil.example.com/tabs/',
  '/\t/evil.example.com/tabs/',
  'https://evil.example.com/tabs/policies',
  'javascript:alert(1)',
  'data:text/html,x',
  '/logout',
  '/welcome',
  '/tabs/../logout',
  '',
])('SEC-G12: %o never leads anywhere', (path) => {
  keepWantedPath(path);
  expect(takeWantedPath()).toBe('/tabs/policies');
  sessionStorage.setItem('portal.wanted-path', path);
  expect(takeWantedPath()).toBe('/tabs/policies');
});
