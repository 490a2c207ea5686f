import { describe, expect, test } from 'vitest';
import { mayDriveQa } from './caller-guard.ts';

const host = '127.0.0.1:8081';
const address = '127.0.0.1';

describe('Q-11: who may drive the mock', () => {
  test.each([
    ['a script', { host }],
    ['a person who typed the address', { host, 'sec-fetch-site': 'none' }],
    ['its own page', { host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' }],
    ['another name of this machine', { host: 'LOCALHOST:9000' }],
    ['IPv6', { host: '[::1]:8081' }],
    ['no port', { host: 'localhost' }],
  ])('%s', (_who, headers) => {
    expect(mayDriveQa({ address, headers })).toBe(true);
  });

  test.each([
    ['a page of elsewhere', { host, origin: 'https://evil.example.com', 'sec-fetch-site': 'cross-site' }],
    ['a page on another port of this machine', { host, origin: 'http://127.0.0.1:8080' }],
    ['a picture or link in a page of the same site', { host, 'sec-fetch-site': 'same-site' }],
    ['a sandboxed frame', { host, origin: 'null' }],
    ['a foreign name that leads here', { host: 'rebound.example.com:8081' }],
    ['a name that only begins like ours', { host: '127.0.0.1.example.com' }],
    ['a call without Host', {}],
    ['two origins', { host, origin: [`http://${host}`, 'https://evil.example.com'] }],
  ])('is not %s', (_who, headers) => {
    expect(mayDriveQa({ address, headers })).toBe(false);
  });

  test('a name may be allowed beside, as that of a container', () => {
    const heard = (name: string) =>
      mayDriveQa({ address, headers: { host: `${name}:8081` } }, { otherHosts: ['mock-api'] });
    expect(heard('mock-api')).toBe(true);
    expect(heard('mock-api.example.com')).toBe(false);
  });

  test.each(['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1'])(
    'a connection from %s is of this machine',
    (own) => {
      expect(mayDriveQa({ address: own, headers: { host } })).toBe(true);
    },
  );

  test.each(['192.0.2.7', '::ffff:192.0.2.7', '2001:db8::1', '128.0.0.1', undefined])(
    'a connection from %s is not, whatever its headers say, unless other machines are allowed',
    (other) => {
      const caller = { address: other, headers: { host } };
      expect(mayDriveQa(caller)).toBe(false);
      expect(mayDriveQa(caller, { otherHosts: ['127.0.0.1', 'mock-api'] })).toBe(false);
      expect(mayDriveQa(caller, { otherMachines: true })).toBe(true);
    },
  );

  test('other allowed machines may call under a known host name only, and pages of other origins may not', () => {
    const heard = (headers: Record<string, string>) =>
      mayDriveQa({ address: '192.0.2.7', headers }, { otherMachines: true });
    expect(heard({ host: 'evil.example' })).toBe(false);
    expect(heard({ host, origin: 'https://evil.example' })).toBe(false);
  });
});
