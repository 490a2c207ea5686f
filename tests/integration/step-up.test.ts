import { STEP_UP_MINUTES } from '@portal/contract/constants';
import { aDevice } from '@portal/gateway/test/a-device';
import { seedPassword } from '@portal/prisma/seed/people';
import { generateSync } from 'otplib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type LinkedApps, linkApps, mockProfile } from './support/linked-apps.ts';
import {
  callHeaders,
  callPortal,
  codeOf,
  enterPassword,
  sendPortal,
  signIn,
} from './support/portal-caller.ts';

let apps: LinkedApps;
beforeEach(async () => {
  apps = await linkApps();
});
afterEach(() => apps.close());

const standard = 'standard@portal.example.com';
const vip = 'vip@portal.example.com';
const minutes = (count: number) => apps.clock.advance(count * 60_000);

/** A session whose password was given so long ago that it no longer counts. */
async function olderSession(email = standard): Promise<string> {
  const token = await signIn(apps, email);
  minutes(STEP_UP_MINUTES);
  return token;
}

type SteppedUp = { stepUpToken: string; expiresAt: number };

async function stepUp(token: string, input: object) {
  return sendPortal<SteppedUp>(apps, 'authentication.stepUp', { token, input });
}

const withPassword = async (token: string, family: string) =>
  (await stepUp(token, { family, password: seedPassword })).data.stepUpToken;

const headersOf = (stepUpToken: string) => ({ 'x-step-up-token': stepUpToken });
const newTitle = { changedFields: { title: 'Dr' } };

/** A change of details, as every test of a token tries it. */
const change = (token: string, stepUpToken?: string) =>
  sendPortal(apps, 'client.update', {
    token,
    input: newTitle,
    ...(stepUpToken !== undefined && { headers: headersOf(stepUpToken) }),
  });

const refusedFor = (stepUpFamily: string) => ({
  status: 403,
  error: { appCode: 'STEP_UP_REQUIRED', stepUpFamily },
});
const refused = refusedFor('details');

/** What a client's account looks like in the database, for what must not have changed. */
const accountOf = (email: string) =>
  apps.database.client.findUniqueOrThrow({
    where: { email },
    select: { mfa: true, totpSecret: true, passwordHash: true, amendments: true },
  });

describe('SEC-D9, SEC-D25: a session alone, some minutes after its password', () => {
  test('reads no secret of a set-up, sets no second factor up and changes no details', async () => {
    const fresh = await callPortal<{ secret: string }>(apps, 'user.mfa', {
      token: await signIn(apps, standard),
    });
    const token = await olderSession();
    const before = await accountOf(standard);
    const code = generateSync({ secret: fresh.data.secret, epoch: apps.clock.now().getTime() / 1000 });
    expect(await callPortal(apps, 'user.mfa', { token })).toMatchObject(refusedFor('factor'));
    expect(await sendPortal(apps, 'user.verifyMfa', { token, input: { code } })).toMatchObject(
      refusedFor('factor'),
    );
    expect(await change(token)).toMatchObject(refused);
    expect(await accountOf(standard)).toEqual(before);
    expect((await callPortal(apps, 'user.mfaState', { token })).status).toBe(200);
  });

  test('removes no second factor and changes no password: both calls carry their own proof', async () => {
    const token = await olderSession(vip);
    const before = await accountOf(vip);
    const passwords = { password: 'Quite-Another-2027!', repeatPassword: 'Quite-Another-2027!' };
    const answers = [
      await sendPortal(apps, 'user.removeMfa', { token, input: {} }),
      await sendPortal(apps, 'user.removeMfa', { token, input: { code: '000000' } }),
      await sendPortal(apps, 'user.changePassword', { token, input: passwords }),
      await sendPortal(apps, 'user.changePassword', {
        token,
        input: { ...passwords, currentPassword: 'Not-The-Current-1!' },
      }),
    ];
    expect(answers.map(({ error }) => error?.appCode)).toEqual([
      'VALIDATION',
      'INVALID_OTP',
      'VALIDATION',
      'WRONG_CREDENTIALS',
    ]);
    expect(await accountOf(vip)).toEqual(before);
  });

  test('counts from the password, however often the session is renewed', async () => {
    const first = await signIn(apps, standard);
    minutes(STEP_UP_MINUTES - 1);
    const { data } = await sendPortal<{ token: string }>(apps, 'authentication.renew', { token: first });
    expect((await change(data.token)).status).toBe(200);
    minutes(1);
    expect(await change(data.token)).toMatchObject(refused);
  });

  test('the set-up during the sign-in needs nothing more: its password was just given', async () => {
    const { data } = await enterPassword(apps, 'setup@portal.example.com');
    expect((await callPortal(apps, 'user.mfa', { token: data.token })).status).toBe(200);
  });
});

describe('SEC-D9: the password again', () => {
  test('opens one family of changes for five minutes', async () => {
    const token = await olderSession();
    const { data } = await stepUp(token, { family: 'details', password: seedPassword });
    expect(data.expiresAt * 1000).toBe(apps.clock.now().getTime() + STEP_UP_MINUTES * 60_000);
    minutes(STEP_UP_MINUTES - 1);
    expect((await change(token, data.stepUpToken)).status).toBe(200);
    minutes(1);
    expect(await change(token, data.stepUpToken)).toMatchObject(refused);
  });

  test('sets a first second factor up, from the secret to its first code', async () => {
    const token = await olderSession();
    const headers = headersOf(await withPassword(token, 'factor'));
    const { data } = await callPortal<{ secret: string }>(apps, 'user.mfa', { token, headers });
    const code = generateSync({ secret: data.secret, epoch: apps.clock.now().getTime() / 1000 });
    const confirmed = await sendPortal(apps, 'user.verifyMfa', { token, headers, input: { code } });
    expect(confirmed.status).toBe(200);
    expect((await accountOf(standard)).mfa).toBe('required');
  });

  test('SEC-D26: that is wrong is reported as such, and counts toward the lock of the sign-in', async () => {
    const token = await olderSession();
    const codes: (string | undefined)[] = [];
    for (let index = 0; index < 6; index += 1) {
      const { error } = await stepUp(token, { family: 'details', password: 'Not-My-Password!!!' });
      codes.push(error?.appCode);
    }
    const wrong = 'WRONG_CREDENTIALS';
    expect(codes).toEqual([wrong, wrong, wrong, wrong, 'LOGIN_EXHAUSTED', 'LOGIN_EXHAUSTED']);
    expect((await enterPassword(apps, standard)).error?.appCode).toBe('LOGIN_EXHAUSTED');
  });

  test('SEC-B15: takes neither both nor none of the two proofs, and is never one of several calls', async () => {
    const token = await olderSession();
    for (const proof of [{}, { password: seedPassword, code: '123456' }])
      expect((await stepUp(token, { family: 'details', ...proof })).error?.appCode).toBe('VALIDATION');
    const path = '/trpc/authentication.stepUp,authentication.stepUp';
    const answer = await fetch(`${apps.portal}${path}?batch=1`, {
      method: 'POST',
      headers: { ...callHeaders(apps, { method: 'POST', path, token }), 'content-type': 'application/json' },
      body: JSON.stringify([0, 1].map(() => ({ family: 'details', password: seedPassword }))),
    });
    const refusals: { error?: { message: string; data: { appCode: string } } }[] = await answer.json();
    const refusal = {
      message: 'This call cannot be one of several.',
      data: { appCode: 'MALFORMED_REQUEST' },
    };
    expect(refusals).toMatchObject([{ error: refusal }, { error: refusal }]);
  });
});

describe('SEC-D9: a one-time code', () => {
  test('counts where the firm offers it, once; elsewhere the password is asked for', async () => {
    const token = await olderSession(vip);
    const input = { family: 'details', code: codeOf(apps, vip) };
    const first = await stepUp(token, input);
    if (mockProfile === 'specification') {
      expect(first.error?.appCode).toBe('NOT_IMPLEMENTED');
      return;
    }
    expect((await change(token, first.data.stepUpToken)).status).toBe(200);
    expect((await stepUp(token, input)).error?.appCode).toBe('INVALID_OTP');
  });
});

describe('SEC-D14: a step-up token', () => {
  test('of another family, another session or another client is refused, and so is an invalid one', async () => {
    const token = await olderSession();
    const other = await signIn(apps, standard);
    const tokens = [
      await withPassword(token, 'factor'),
      await withPassword(other, 'details'),
      await withPassword(await signIn(apps, 'empty@portal.example.com'), 'details'),
      token,
      '',
      'a.b.c.d.e',
      'x'.repeat(4000),
    ];
    for (const each of tokens) expect(await change(token, each)).toMatchObject(refused);
  });

  test('with another key is refused', async () => {
    const token = await olderSession();
    const stepUpToken = await withPassword(token, 'details');
    const answer = await sendPortal(apps, 'client.update', {
      token,
      device: aDevice(),
      input: newTitle,
      headers: headersOf(stepUpToken),
    });
    expect(answer.status).toBe(401);
  });

  test('is not a session, and ends with the one that it belongs to', async () => {
    const token = await olderSession();
    const stepUpToken = await withPassword(token, 'details');
    expect((await callPortal(apps, 'client.get', { token: stepUpToken })).status).toBe(401);
    await sendPortal(apps, 'authentication.signOut', { token });
    expect((await change(token, stepUpToken)).status).toBe(401);
    minutes(1);
    const next = await olderSession();
    expect(await change(next, stepUpToken)).toMatchObject(refused);
  });
});

if (mockProfile === 'full')
  test('SEC-D9: the mock refuses by itself, where the gateway is not asked', async () => {
    const form = { 'LoginForm[username]': standard, 'LoginForm[password]': seedPassword };
    const created = await fetch(`${apps.mock}/v1/authentication/create`, {
      method: 'POST',
      body: new URLSearchParams(form),
    });
    const { jwt } = (await created.json()) as { jwt: string };
    const ask = () =>
      fetch(`${apps.mock}/v1/client`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${jwt}`, 'content-type': 'application/json' },
        body: JSON.stringify({ changedFields: { title: 'Dr' } }),
      });
    expect((await ask()).status).toBe(200);
    minutes(STEP_UP_MINUTES);
    const late = await ask();
    expect([late.status, ((await late.json()) as { code: string }).code]).toEqual([403, 'STEP_UP_REQUIRED']);
  });

test('SEC-D15: every change is mailed to its owner', async () => {
  const token = await signIn(apps, standard);
  await change(token);
  await expect
    .poll(async () => (await apps.database.outboxMail.findMany()).map(({ kind }) => kind), {
      timeout: 15_000,
    })
    .toContain('details_changed');
});
