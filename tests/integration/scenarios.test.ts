import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';
import { createQaDriver, type QaDriver } from '@portal/qa-driver/qa-driver';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { type LinkedApps, linkApps, mockProfile } from './support/linked-apps.ts';
import { callPortal, enterPassword, type SignedIn, sendPortal } from './support/portal-caller.ts';

let apps: LinkedApps;
let driver: QaDriver;

beforeAll(async () => {
  apps = await linkApps({ controls: true });
  driver = createQaDriver({ baseUrl: apps.mock });
});
afterAll(() => apps.close());

/** Sets a scenario up and takes the first step of signing in, as it says. */
async function play(name: string) {
  const outcome = await driver.scenario(name);
  const reply = await enterPassword(apps, outcome.person ?? '', outcome.password ?? '');
  return { ...outcome, reply, token: reply.data?.token };
}

test('Q-3: locked-out, through the gateway, and open again half an hour later', async () => {
  const { reply, person } = await play('locked-out');
  expect(reply.error?.appCode).toBe('LOGIN_EXHAUSTED');
  await driver.clock.advance({ minutes: 31 });
  expect((await enterPassword(apps, person ?? '')).status).toBe(200);
  await driver.clock.backToReal();
});

test('Q-3: last-attempt, through the gateway: one wrong password locks', async () => {
  const { person } = await driver.scenario('last-attempt');
  const reply = await enterPassword(apps, person ?? '', 'Not-My-Password!!!');
  expect(reply.error?.appCode).toBe('LOGIN_EXHAUSTED');
});

test('Q-3: mfa-on, through the gateway, with the code that it returns', async () => {
  const { reply, code, token } = await play('mfa-on');
  expect(reply.data.secondFactor).toBe('required');
  const second = await sendPortal<SignedIn>(apps, 'authentication.verifyCode', { token, input: { code } });
  expect(second.data.scope).toBe('full');
});

test('Q-3: mfa-forced, through the gateway', async () => {
  expect((await play('mfa-forced')).reply.data).toMatchObject({ scope: 'interim', secondFactor: 'setup' });
});

test('Q-3: terms-updated, through the gateway', async () => {
  const { reply, token } = await play('terms-updated');
  expect(reply.data).toMatchObject({ scope: 'terms', termsAccepted: false });
  expect((await callPortal(apps, 'policies.list', { token })).error?.appCode).toBe('TERMS_NOT_ACCEPTED');
});

test('Q-3: session-ended, through the gateway', async () => {
  const { token, name } = await play('session-ended');
  expect((await callPortal(apps, 'client.get', { token })).status).toBe(200);
  await driver.scenario(name);
  expect((await callPortal(apps, 'client.get', { token })).error?.appCode).toBe('UNAUTHORIZED');
});

test('Q-3: upstream-slow, through the gateway: every call takes about a second, and comes', async () => {
  const wait = spyOnWait();
  expect((await play('upstream-slow')).reply.status).toBe(200);
  const waits = wait.mock.calls.map(([milliseconds]) => milliseconds);
  expect(waits).not.toHaveLength(0);
  for (const milliseconds of waits) expect(milliseconds).toBeGreaterThan(300);
});

/** The mock delays calls with this function of Node. They still wait; the test sees for how long each is meant to. */
function spyOnWait() {
  const wait = vi.spyOn(timers, 'setTimeout');
  syncBuiltinESMExports();
  onTestFinished(() => {
    wait.mockRestore();
    syncBuiltinESMExports();
  });
  return wait;
}

test('Q-3: upstream-down, through the gateway', async () => {
  expect((await play('upstream-down')).reply.error?.appCode).toBe('UPSTREAM_DOWN');
});

test('Q-3: upstream-garbage, through the gateway: the policies alone', async () => {
  const { token } = await play('upstream-garbage');
  expect((await callPortal(apps, 'policies.list', { token })).error?.appCode).toBe('UPSTREAM_MALFORMED');
  expect((await callPortal(apps, 'client.get', { token })).status).toBe(200);
});

test('Q-3: upstream-incomplete, through the gateway: the policies are listed without values', async () => {
  const { token } = await play('upstream-incomplete');
  const { data } = await callPortal(apps, 'policies.list', { token });
  // The specification names no value, so there is none that could be wrong.
  const failed = { valuation: { state: mockProfile === 'full' ? 'failed' : 'none' } };
  expect(data).toMatchObject({ policies: [failed, failed, { valuation: { state: 'none' } }] });
});

test('Q-3: rate-limited, through the gateway: it says how long to wait', async () => {
  const { reply } = await play('rate-limited');
  expect(reply.error).toMatchObject({ appCode: 'TOO_MANY_REQUESTS', retryAfterSeconds: 30 });
});
