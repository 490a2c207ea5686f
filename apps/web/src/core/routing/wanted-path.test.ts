import { expect, test } from 'vitest';
import { sessionStore } from '#core/session/store.ts';
import { aToken } from '#test/build/a-token.ts';
import { keepWantedPath, takeWantedPath } from './wanted-path.ts';

test('R-18: the wanted page is given once, query and all', () => {
  keepWantedPath('/tabs/policies/view/1?range=1y');
  expect(takeWantedPath()).toBe('/tabs/policies/view/1?range=1y');
  expect(takeWantedPath()).toBe('/tabs/policies');
});

test('R-42, SEC-H11: the page on which a session ended is given to the same client, and to no other', () => {
  for (const [next, path] of [
    ['person-a', '/tabs/policies?search=isa'],
    ['person-b', '/tabs/policies'],
  ] as const) {
    keepWantedPath('/tabs/policies?search=isa', 'person-a');
    sessionStore.signIn(aToken({ sub: next }));
    expect(takeWantedPath()).toBe(path);
    expect(sessionStorage.getItem('portal.wanted-path')).toBeNull();
  }
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
  sessionStorage.setItem('portal.wanted-path', JSON.stringify({ path }));
  expect(takeWantedPath()).toBe('/tabs/policies');
});

test.each(['no JSON', 'null', '"/tabs/messages"', '{"path":1}'])(
  'SEC-G12: where %s was stored, the policies open',
  (stored) => {
    sessionStorage.setItem('portal.wanted-path', stored);
    expect(takeWantedPath()).toBe('/tabs/policies');
  },
);
