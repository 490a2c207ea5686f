import { describe, expect, test } from 'vitest';
import { secondsOf } from './clock-driver.ts';
import { createQaDriver } from './qa-driver.ts';

const person = {
  uuid: '00000000-0000-4000-8000-000000000001',
  email: 'vip@portal.example.com',
  name: 'Ann Bell',
  variant: 'vip',
  has_password: true,
  password_tries_used: 0,
  locked_until: null,
  two_factor: true,
  terms_accepted: true,
  accepted_version: '3',
  is_enabled: true,
  policies: 8,
};

/** A driver whose calls are all answered alike, and what it sent. */
function driveFake(body: unknown, status = 200) {
  const sent: { url: string; method: string | undefined; body: unknown }[] = [];
  const send: typeof fetch = async (url, init) => {
    sent.push({ url: String(url), method: init?.method, body: init?.body });
    const response = Response.json(body, { status });
    return Object.defineProperty(response, 'url', { value: String(url) });
  };
  return { driver: createQaDriver({ baseUrl: 'http://127.0.0.1:8081', send }), sent };
}

describe('Q-3: the driver', () => {
  test('makes the calls of the contract', async () => {
    const { driver, sent } = driveFake(person);
    expect(await driver.person('vip@portal.example.com').lock()).toEqual(person);
    expect(sent).toEqual([
      {
        url: 'http://127.0.0.1:8081/qa/people/vip%40portal.example.com',
        method: 'PUT',
        body: '{"locked":true}',
      },
    ]);
  });

  test('asks for the mails of one client', async () => {
    const { driver, sent } = driveFake({ mails: [] });
    expect(await driver.outbox.list({ to: 'vip@portal.example.com' })).toEqual([]);
    expect(sent[0]?.url).toBe('http://127.0.0.1:8081/qa/outbox?to=vip%40portal.example.com');
  });

  test('makes a world with the requested profile, and controls it', async () => {
    const world = {
      id: '3c1d9c0e',
      label: null,
      profile: 'specification',
      base_url: 'http://127.0.0.1:8200',
      created_at: '2026-11-21T10:00:00.000Z',
      expires_at: '2026-11-21T11:00:00.000Z',
    };
    const { driver, sent } = driveFake(world);
    const made = await driver.worlds.create({ profile: 'specification' });
    expect([made.world, made.baseUrl]).toEqual([world, 'http://127.0.0.1:8200']);
    expect(sent[0]).toMatchObject({ method: 'POST', body: '{"profile":"specification"}' });
  });

  test('moves the clock by days, hours, minutes and seconds', () => {
    expect(secondsOf({ minutes: 31 })).toBe(1860);
    expect(secondsOf({ days: 1, hours: 1, seconds: 1 })).toBe(90_001);
  });
});

describe('Q-3: when a call fails, the driver says why', () => {
  test('a field that is not accepted', async () => {
    const fields = [{ field: 'chance', code: 'too_big', message: 'Must be at most 1.' }];
    const { driver } = driveFake({ code: 'VALIDATION', message: 'Must be at most 1.', fields }, 422);
    const attempt = driver.faults.add({ route: '/v1/policy', effect: { kind: 'hang' }, chance: 7 });
    await expect(attempt).rejects.toMatchObject({
      name: 'QaError',
      status: 422,
      code: 'VALIDATION',
      message: 'POST /qa/faults answered 422 VALIDATION: chance: Must be at most 1.',
    });
  });

  test('an unknown client', async () => {
    const { driver } = driveFake({ code: 'NOT_FOUND', message: 'No client has this address.' }, 404);
    const attempt = driver.person('nobody@portal.example.com').state();
    await expect(attempt).rejects.toThrow(/404 NOT_FOUND: No client has this address\.$/);
  });

  test('controls that are switched off', async () => {
    const { driver } = driveFake({ code: 'NOT_FOUND', message: 'Not found.' }, 404);
    await expect(driver.people.list()).rejects.toThrow(/switched on by QA_CONTROLS=1/);
  });

  test('an answer of something else', async () => {
    const { driver } = driveFake({ hello: 'world' });
    await expect(driver.clock.read()).rejects.toThrow(
      /GET \/qa\/clock answered what is not in the contract: now/,
    );
  });

  test('no server', async () => {
    const send: typeof fetch = () => Promise.reject(new TypeError('fetch failed'));
    const driver = createQaDriver({ baseUrl: 'http://127.0.0.1:1', send });
    await expect(driver.people.list()).rejects.toThrow(
      'Nothing answers at http://127.0.0.1:1: start the mock',
    );
  });

  test('no code left to sign in with', async () => {
    const { driver } = driveFake({
      code: '123456',
      seconds_left: 12,
      is_used: true,
      unused_code: null,
      is_pending: false,
      secret: 'JBSWY3DPEHPK3PXP',
      otpauth: 'otpauth://totp/x',
      qr: 'data:image/png;base64,',
    });
    await expect(driver.person('vip@portal.example.com').code()).rejects.toThrow(/or wait 12 seconds/);
  });
});
