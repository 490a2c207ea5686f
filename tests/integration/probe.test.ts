import { seededPeople, seedPassword } from '@portal/prisma/seed/people';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { probePortal } from '../../scripts/people/probe-as-client.ts';
import { type LinkedApps, linkApps } from './support/linked-apps.ts';

let apps: LinkedApps;

beforeAll(async () => {
  apps = await linkApps();
});
afterAll(() => apps.close());

function settingsOf(name: string) {
  const email = `${name}@portal.example.com`;
  const totpSecret = seededPeople.find((person) => person.email === email)?.totpSecret;
  return { url: `${apps.portal}/`, email, password: seedPassword, totpSecret };
}

async function probe(settings: Parameters<typeof probePortal>[0]) {
  const steps: string[] = [];
  const now = () => apps.clock.now().getTime();
  // The whole message: it must have no secret in it.
  const failure = await probePortal(settings, { now, onStep: (name) => steps.push(name) }).then(
    () => undefined,
    (error: Error) => `${error.message}${JSON.stringify(error)}${String(error.cause ?? '')}`,
  );
  return { steps, failure };
}

test('SEC-J6: a probe signs in with a password and a code, reads the policies and signs out', async () => {
  const steps = ['health', 'password', 'code', 'policies', 'sign-out'];
  expect(await probe(settingsOf('vip'))).toEqual({ steps, failure: undefined });
  expect(await probe(settingsOf('standard'))).toEqual({ steps, failure: undefined });
});

test.each([
  ['a wrong password', { password: 'Wrong-Password-1!!' }, 'at the password: 401'],
  ['a wrong authenticator', { totpSecret: 'KRSXG5CTMVRXEZLUKRSXG5CTMVRXEZLU' }, 'at the code: 4'],
  ['no authenticator', { totpSecret: undefined }, 'set PROBE_TOTP_SECRET'],
  ['nobody there', { url: 'http://127.0.0.1:9' }, 'at the health:'],
])('SEC-J6: %s is named by its step, without a secret', async (_what, change, message) => {
  const settings = { ...settingsOf('large'), ...settingsOf('vip'), ...change };
  const { failure = '' } = await probe(settings);
  expect(failure).toContain(message);
  for (const secret of [seedPassword, settings.password, 'JBSWY3DPEHPK3PXP', 'KRSXG5CT'])
    expect(failure).not.toContain(secret);
});

test('SEC-J6: a probe that cannot read signs out all the same', async () => {
  // The person's last code is used.
  apps.clock.advance(60_000);
  const send = globalThis.fetch;
  let hasFailed = false;
  const fetching = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (hasFailed || !String(input).endsWith('/policies.list')) return send(input, init);
    hasFailed = true;
    return new Response('{}', { status: 503 });
  });
  onTestFinished(() => fetching.mockRestore());
  const { steps, failure } = await probe(settingsOf('vip'));
  // A sign-out counts as a step once the session is refused.
  expect(steps).toEqual(['health', 'password', 'code', 'sign-out']);
  expect(failure).toContain('at the policies: 503');
});
