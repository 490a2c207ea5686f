import { expect, test } from 'vitest';
import { linkPath } from './shell.ts';

const portal = 'https://portal.example.com';

test.each(['/invite/a-code_1', '/password-reset/a-code_1'])(
  'R-16: the mailed link to %s opens in the app',
  (path) => {
    expect(linkPath(portal + path, portal)).toBe(path);
  },
);

test.each([
  'https://evil.example.com/invite/a',
  'https://portal.example.com.evil.example.com/invite/a',
  'http://portal.example.com/invite/a',
  'https://portal.example.com:8443/invite/a',
  'com.example.noonmark://invite/a',
  'javascript:alert(1)',
  `${portal}/invite/`,
  `${portal}/invite/a/b`,
  `${portal}/invite/../tabs/account`,
  `${portal}/tabs/account`,
  'no address',
])('R-16: %s leads nowhere in the app', (link) => {
  expect(linkPath(link, portal)).toBeUndefined();
});

test('R-16: the query and fragment of a mailed link are dropped', () => {
  expect(linkPath(`${portal}/invite/a?next=//evil.example.com#x`, portal)).toBe('/invite/a');
});
