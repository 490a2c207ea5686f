import { describe, expect, it } from 'vitest';
import { nameOfDevice } from '../../device-name.ts';
import { aUuid } from '../../test/build/a-policy.ts';
import { buildCaller, failureOf } from '../../test/build-caller.ts';
import { aRefusal } from '../../test/fake-upstream.ts';

describe('device.register', () => {
  it('L-21, API-14: registers the device with its type', async () => {
    const seen = '2026-06-01T12:00:00Z';
    const deviceToken = 'device-token.of-a-test';
    const device = { uuid: aUuid(9), name: 'Browser', created_at: seen, last_seen_at: seen };
    const { caller, calls } = buildCaller({
      scope: 'full',
      answers: { 'POST /v1/device': { data: { ...device, device_token: deviceToken } } },
    });
    const answer = await caller.device.register({ deviceId: aUuid(1), type: 'ios' });
    expect(answer).toEqual({ deviceToken });
    expect(calls[0]?.input).toEqual({ body: { device_id: aUuid(1), type: 'ios' } });
  });

  it('API-14: sends what the browser and its system are called', async () => {
    const { caller, calls } = buildCaller({
      scope: 'full',
      answers: { 'POST /v1/device': {} },
      userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0',
    });
    await caller.device.register({ deviceId: aUuid(1), type: 'web' });
    expect(calls[0]?.input).toEqual({
      body: { device_id: aUuid(1), type: 'web', name: 'Firefox on Windows' },
    });
  });

  it.each([400, 422])(
    'API-14: a firm that refuses the name with %i gets the fields of the specification alone',
    async (status) => {
      const { caller, calls } = buildCaller({
        scope: 'full',
        answers: {
          'POST /v1/device': ({ body }: { body: object }) =>
            'name' in body ? aRefusal(status) : { data: {} },
        },
        userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0',
      });
      expect(await caller.device.register({ deviceId: aUuid(1), type: 'web' })).toEqual({
        deviceToken: null,
      });
      expect(calls.map(({ input }) => input)).toEqual([
        { body: { device_id: aUuid(1), type: 'web', name: 'Firefox on Windows' } },
        { body: { device_id: aUuid(1), type: 'web' } },
      ]);
    },
  );

  it('API-14: a firm that refuses the device itself is asked once', async () => {
    const { caller, calls } = buildCaller({
      scope: 'full',
      answers: { 'POST /v1/device': aRefusal(403) },
      userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0',
    });
    const attempt = caller.device.register({ deviceId: aUuid(1), type: 'web' });
    expect((await failureOf(attempt)).appCode).toBe('FORBIDDEN');
    expect(calls).toHaveLength(1);
  });

  it('SEC-G3: takes nothing but a uuid', async () => {
    const { caller, calls } = buildCaller({ scope: 'full' });
    const attempt = caller.device.register({ deviceId: 'my phone', type: 'web' });
    expect((await failureOf(attempt)).appCode).toBe('VALIDATION');
    expect(calls).toEqual([]);
  });
});

describe('device.list', () => {
  it('API-14: lists the devices of the client', async () => {
    const seen = '2026-06-01T12:00:00Z';
    const device = { uuid: aUuid(9), name: 'Browser', created_at: seen, last_seen_at: seen };
    const devices = [{ ...device, type: 'web', is_current: true }];
    const { caller } = buildCaller({ scope: 'full', answers: { 'GET /v1/device': { devices } } });
    expect(await caller.device.list()).toEqual({
      offered: true,
      unreadable: 0,
      devices: [
        { uuid: aUuid(9), name: 'Browser', type: 'web', createdAt: seen, lastSeenAt: seen, isCurrent: true },
      ],
    });
  });
});

describe('a firm that does not offer the list of devices', () => {
  it.each([404, 405, 501])('API-14: answers %i, and the list is not offered', async (status) => {
    const { caller } = buildCaller({ scope: 'full', answers: { 'GET /v1/device': aRefusal(status) } });
    expect(await caller.device.list()).toEqual({ offered: false, devices: [], unreadable: 0 });
  });

  it.each([401, 403, 500, 503])('API-14: answers %i, and that is a failure', async (status) => {
    const { caller } = buildCaller({ scope: 'full', answers: { 'GET /v1/device': aRefusal(status) } });
    await expect(caller.device.list()).rejects.toThrow();
  });
});

describe('device.forget', () => {
  it('API-14: forgets one device', async () => {
    const path = `DELETE /v1/device/${aUuid(9)}`;
    const { caller } = buildCaller({ scope: 'full', answers: { [path]: { data: { done: true } } } });
    expect(await caller.device.forget({ uuid: aUuid(9) })).toEqual({ done: true });
  });

  it('SEC-F1: one of another client is not found', async () => {
    const { caller } = buildCaller({ scope: 'full' });
    expect((await failureOf(caller.device.forget({ uuid: aUuid(9) }))).appCode).toBe('NOT_FOUND');
  });
});

const blink = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const android = `Mozilla/5.0 (Linux; Android 14; K) ${blink}`;
const iPhone = `Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) ${webKit}`;

it.each([
  ['Firefox on Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0'],
  [
    'Microsoft Edge on Windows',
    `Mozilla/5.0 (Windows NT 10.0) ${blink} Chrome/126.0.0.0 Safari/537.36 Edg/126.0`,
  ],
  ['Chrome on Linux', `Mozilla/5.0 (X11; Linux x86_64) ${blink} Chrome/126.0.0.0 Safari/537.36`],
  [
    'Safari on macOS',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Version/17.4 Safari/605.1.15`,
  ],
  ['Safari on iPhone', `${iPhone} Version/17.4 Mobile/15E148 Safari/604.1`],
  ['Chrome on Android', `${android} Chrome/126.0.0.0 Mobile Safari/537.36`],
  ['Samsung Internet on Android', `${android} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`],
])('API-14: a browser is called by its name and its system: %s', (name, userAgent) => {
  expect(nameOfDevice('web', userAgent)).toBe(name);
});

it('API-14: the packaged portal is an app on a telephone or a tablet', () => {
  expect(nameOfDevice('ios', `${iPhone} Mobile/15E148`)).toBe('App on iPhone');
  expect(nameOfDevice('ios', iPhone.replaceAll('iPhone', 'iPad'))).toBe('App on iPad');
  expect(nameOfDevice('android', `${android} Version/4.0 Chrome/126.0 Mobile`)).toBe('App on Android');
});

it.each(['', 'curl/8.5.0', 'Mozilla/5.0', 'x'.repeat(5000), 'Firefox/1 https://evil.example.com'])(
  'API-14: a user agent that names no browser and no system gives no name: %j',
  (userAgent) => {
    for (const type of ['web', 'ios', 'android'] as const)
      expect(nameOfDevice(type, userAgent)).toBeUndefined();
  },
);
