import { describe, expect, test } from 'vitest';
import { mayDriveQa } from './caller-guard.ts';

const host = '127.0.0.1:8081';

describe('Q3: who may drive the mock', () => {
  test.each([
    ['a script', { host }],
    ['a person who typed the address', { host, 'sec-fetch-site': 'none' }],
    ['its own page', { host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' }],
    ['another name of this machine', { host: 'LOCALHOST:9000' }],
    ['IPv6', { host: '[::1]:8081' }],
    ['no port', { host: 'localhost' }],
  ])('%s', (_who, headers) => {
    expect(mayDriveQa(headers)).toBe(true);
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
    expect(mayDriveQa(headers)).toBe(false);
  });

  test('a name may be allowed beside, as that of a container', () => {
    expect(mayDriveQa({ host: 'mock-api:8081' }, ['mock-api'])).toBe(true);
    expect(mayDriveQa({ host: 'mock-api.example.com:8081' }, ['mock-api'])).toBe(false);
  });
});
