import { expect, test } from 'vitest';
import { createDeviceTokens } from './device-token.ts';

const tokens = createDeviceTokens('a secret of the tests');
const device = { uuid: 'd1', clientUuid: 'c1', deviceId: 'browser-1' };
const token = tokens.issue(device);

test('SEC-B17: a token is recognised for its account on its device, even among others', () => {
  const other = tokens.issue({ ...device, uuid: 'd2', clientUuid: 'c2' });
  for (const shown of [token, `${other},${token}`])
    expect(tokens.recognise('c1', { deviceId: 'browser-1', tokens: shown })).toBe('d1');
});

test('SEC-B17: the same device has the same token', () => {
  expect(tokens.issue({ ...device })).toBe(token);
});

test.each([
  ['without a token', 'c1', { deviceId: 'browser-1', tokens: undefined }],
  ['of another account', 'c2', { deviceId: 'browser-1', tokens: token }],
  ['of an unknown address', undefined, { deviceId: 'browser-1', tokens: token }],
  ['on another device', 'c1', { deviceId: 'browser-2', tokens: token }],
  ['without a device id', 'c1', { deviceId: undefined, tokens: token }],
  ['that names another record', 'c1', { deviceId: 'browser-1', tokens: token.replace('d1', 'd2') }],
  ['that was altered', 'c1', { deviceId: 'browser-1', tokens: `${token.slice(0, -2)}zz` }],
  ['without its code', 'c1', { deviceId: 'browser-1', tokens: 'd1.' }],
])('SEC-B17: a token %s is not recognised', (_what, clientUuid, shown) => {
  expect(tokens.recognise(clientUuid, shown)).toBeUndefined();
});

test('SEC-B17: a token of another secret is not recognised', () => {
  const forged = createDeviceTokens('another secret').issue(device);
  expect(tokens.recognise('c1', { deviceId: 'browser-1', tokens: forged })).toBeUndefined();
});
