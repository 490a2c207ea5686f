import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { type LinkedApps, linkApps } from './support/linked-apps.ts';
import { callPortal, codeOf, sendPortal, signIn } from './support/portal-caller.ts';

let apps: LinkedApps;
beforeEach(async () => {
  apps = await linkApps();
});
afterEach(() => apps.close());

const vip = 'vip@portal.example.com';
const standard = 'standard@portal.example.com';

/** What a token opens now: something personal, and something that the gateway shares among all. */
async function opens(token: string): Promise<number[]> {
  const answers = [
    await callPortal(apps, 'client.get', { token }),
    await callPortal(apps, 'firm.get', { token }),
  ];
  return answers.map(({ status }) => status);
}

const whereEmail = (email: string) => ({ where: { email } });

describe('what ends sessions at once', () => {
  test('SEC-D11: a changed password ends the other sessions, and the current one continues', async () => {
    const [own, other] = [await signIn(apps, standard), await signIn(apps, standard)];
    expect([await opens(own), await opens(other)]).toEqual([
      [200, 200],
      [200, 200],
    ]);
    const input = {
      currentPassword: 'Portal-Demo-2026!',
      password: 'Quite-Another-2027!',
      repeatPassword: 'Quite-Another-2027!',
    };
    expect((await sendPortal(apps, 'user.changePassword', { token: own, input })).status).toBe(200);
    expect(await opens(other)).toEqual([401, 401]);
    expect(await opens(own)).toEqual([200, 200]);
    expect((await sendPortal(apps, 'authentication.renew', { token: own })).status).toBe(200);
    expect((await sendPortal(apps, 'authentication.renew', { token: other })).status).toBe(401);
  });

  test('SEC-D32: a removed second factor ends the other sessions, and the current one continues', async () => {
    const other = await signIn(apps, vip);
    apps.clock.advance(60_000);
    const own = await signIn(apps, vip);
    apps.clock.advance(60_000);
    const input = { code: codeOf(apps, vip) };
    expect((await sendPortal(apps, 'user.removeMfa', { token: own, input })).status).toBe(200);
    expect(await opens(other)).toEqual([401, 401]);
    expect(await opens(own)).toEqual([200, 200]);
  });

  test('SEC-D33: a disabled account ends them all', async () => {
    const token = await signIn(apps, standard);
    expect(await opens(token)).toEqual([200, 200]);
    await apps.database.client.update({ ...whereEmail(standard), data: { disabledAt: apps.clock.now() } });
    expect(await opens(token)).toEqual([401, 401]);
  });
});

test('API-26, SEC-C6: where API-2 has checked the code, the mock removes a second factor without it, in either profile', async () => {
  const checkedFirst = await linkApps({ environment: { UPSTREAM_MFA_DELETE_CODE: '0' } });
  onTestFinished(() => checkedFirst.close());
  const token = await signIn(checkedFirst, vip);
  checkedFirst.clock.advance(60_000);
  const remove = (code: string) => sendPortal(checkedFirst, 'user.removeMfa', { token, input: { code } });
  const code = codeOf(checkedFirst, vip);
  const wrong = code === '000000' ? '000001' : '000000';
  expect((await remove(wrong)).error?.appCode).toBe('INVALID_OTP');
  expect((await callPortal(checkedFirst, 'user.mfaState', { token })).data).toMatchObject({
    state: 'required',
  });
  expect((await remove(code)).status).toBe(200);
  expect(
    await checkedFirst.database.client.findUniqueOrThrow({
      ...whereEmail(vip),
      select: { totpSecret: true },
    }),
  ).toEqual({ totpSecret: null });
});

describe('SEC-D6: how long a session lasts', () => {
  const minutes = (count: number) => apps.clock.advance(count * 60_000);
  const renew = async (token: string) =>
    (await sendPortal<{ token: string }>(apps, 'authentication.renew', { token })).data?.token;

  test('SEC-D18: a token that is not renewed is refused after fifteen minutes', async () => {
    const token = await signIn(apps, standard);
    minutes(14);
    expect(await opens(token)).toEqual([200, 200]);
    minutes(1);
    expect(await opens(token)).toEqual([401, 401]);
    expect(await renew(token)).toBeUndefined();
  });

  test('renewed while the client is active it continues, up to eight hours from signing in', async () => {
    let token = await signIn(apps, standard);
    for (let passed = 0; passed < 470; passed += 10) {
      minutes(10);
      token = (await renew(token)) ?? '';
    }
    expect(await opens(token)).toEqual([200, 200]);
    minutes(10);
    expect(await opens(token)).toEqual([401, 401]);
  });

  test('SEC-D5, R-8: signing out ends the tokens from before a renewal as well', async () => {
    const first = await signIn(apps, standard);
    const second = (await renew(first)) ?? '';
    await sendPortal(apps, 'authentication.signOut', { token: second });
    expect([await opens(first), await opens(second)]).toEqual([
      [401, 401],
      [401, 401],
    ]);
  });
});

test('SEC-F3: what a token does not say, the browser cannot claim', async () => {
  const token = await signIn(apps, standard);
  const [header, payload = '', signature] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const promoted = Buffer.from(JSON.stringify({ ...claims, vip: true })).toString('base64url');
  expect(await opens(`${header}.${promoted}.${signature}`)).toEqual([401, 401]);
});
