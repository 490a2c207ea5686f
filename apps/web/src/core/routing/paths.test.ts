import { matchPath } from 'react-router';
import { expect, test } from 'vitest';
import { needsSignIn, paths } from './paths.ts';

test('R-11: the parameters of a pattern are in its link, encoded', () => {
  expect(paths.policy.to({ id: 'a b/c' })).toBe('/tabs/policies/view/a%20b%2Fc');
  expect(paths.providerReport.to({ dueDiligenceUuid: 'one', providerUuid: 'two' })).toBe(
    '/tabs/information/due-diligence/one/report/two',
  );
});

test.each(['17', 'cash-isa', '9f1c2d3e-0000-4000-8000-000000000001', 'a.b~c_D'])(
  'API-17, API-21: the id %j, in whatever form the firm makes them, is in a good address as it is',
  (id) => {
    expect(paths.policy.to({ id })).toBe(`/tabs/policies/view/${id}`);
    expect(matchPath(paths.policy.pattern, `/tabs/policies/view/${id}`)?.params).toEqual({ id });
  },
);

test.each(['../../logout', '//evil.example.com', '?step=x', '#x', 'a/b', '\\evil'])(
  'SEC-G2: the hostile id %j stays one segment of its own page',
  (id) => {
    const { pathname, search, hash } = new URL(paths.policy.to({ id }), 'https://portal.example.com');
    expect(matchPath(paths.policy.pattern, pathname)).not.toBeNull();
    expect(search + hash).toBe('');
  },
);

test('R-2: a link may carry a query', () => {
  expect(paths.loginForm.to({}, { step: 'resetPassword' })).toBe('/login/form?step=resetPassword');
  expect(paths.loginForm.to()).toBe('/login/form');
});

test('R-11, P-11: every child of /tabs of the specification has its path, and the firm one of our own', () => {
  const children = Object.values(paths)
    .filter(({ pattern }) => pattern.startsWith('/tabs/'))
    .map(({ pattern }) => pattern.slice('/tabs/'.length).replace(/:\w+/g, '{}'));
  expect(children.toSorted()).toEqual(
    [
      'about-vip',
      'messages',
      'notifications',
      'account',
      'account/update',
      'account/password',
      'account/mfa-setup',
      'policies',
      'policies/view/{}',
      'information',
      'information/due-diligence',
      'information/due-diligence/report/{}',
      'information/due-diligence/{}/report/{}',
      'insights',
      'insights/view/{}',
      'information/view/{}',
      'content/{}',
      // P-13, P-14 and P-15, extensions.
      'documents',
      'documents/view/{}',
      'documents/requests/{}',
      'documents/statement',
      // P-11 asks for the firm's details and names no path for them.
      'information/firm',
    ].toSorted(),
  );
});

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
