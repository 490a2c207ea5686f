import { afterEach, beforeEach, expect, test } from 'vitest';
import { type LinkedApps, linkApps, mockProfile } from './support/linked-apps.ts';
import { enterPassword, type Reply, type SignedIn, sendPortal, signIn } from './support/portal-caller.ts';

let apps: LinkedApps;

beforeEach(async () => {
  apps = await linkApps();
});
afterEach(() => apps.close());

const email = 'standard@portal.example.com';
const deviceId = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';

function tryFrom(input: object): Promise<Reply<SignedIn>> {
  return sendPortal<SignedIn>(apps, 'authentication.signIn', {
    input: { email, password: 'Portal-Demo-2026!', ...input },
    headers: { 'x-device-id': deviceId },
  });
}

test('SEC-B6, L-21: a device that was registered lets its owner in while strangers hold the account locked', async () => {
  const token = await signIn(apps, email);
  const { data } = await sendPortal<{ deviceToken: string | null }>(apps, 'device.register', {
    token,
    input: { deviceId, type: 'web' },
  });
  for (let tries = 0; tries < 5; tries += 1) await enterPassword(apps, email, 'Not-My-Password!!!');
  expect((await tryFrom({})).error?.appCode).toBe('LOGIN_EXHAUSTED');
  const deviceToken = data.deviceToken ?? '';
  // The specification names no token of a device: nothing sets its owner apart from strangers.
  expect(deviceToken !== '').toBe(mockProfile === 'full');
  if (mockProfile !== 'full') return;
  expect((await tryFrom({ deviceTokens: [`${deviceToken.slice(0, -4)}AAAA`] })).error?.appCode).toBe(
    'LOGIN_EXHAUSTED',
  );
  const known = await tryFrom({ deviceTokens: [deviceToken] });
  expect([known.status, known.data.scope]).toEqual([200, 'full']);
});
