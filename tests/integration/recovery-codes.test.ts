import { generateSync } from 'otplib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type LinkedApps, linkApps } from './support/linked-apps.ts';
import { callPortal, enterPassword, type SignedIn, sendPortal, signIn } from './support/portal-caller.ts';

const vip = 'vip@portal.example.com';
const setup = 'setup@portal.example.com';
const minute = 60_000;

let apps: LinkedApps;
beforeEach(async () => {
  apps = await linkApps();
});
afterEach(() => apps.close());

const make = (token: string) => sendPortal<{ codes: string[] }>(apps, 'recoveryCodes.make', { token });
const use = (token: string, code: string) =>
  sendPortal<SignedIn>(apps, 'authentication.useRecoveryCode', { token, input: { code } });
const count = async (token: string) =>
  (await callPortal<{ offered: boolean; left: number }>(apps, 'recoveryCodes.count', { token })).data;
const kinds = async (token: string) => {
  const { data } = await callPortal<{ events: { kind: string }[] }>(apps, 'securityEvents.list', {
    token,
    input: { page: 1 },
  });
  return data.events.map(({ kind }) => kind);
};
/** Waits, since mails are sent after the answer. */
const mailsTo = (recipient: string, kind: string) =>
  expect.poll(() => apps.database.outboxMail.count({ where: { recipient, kind } }), { timeout: 15_000 });

type Answer = SignedIn & { recoveryCodes: string[] };

async function setUp(): Promise<Answer> {
  const { data } = await enterPassword(apps, setup);
  const { secret } = (await callPortal<{ secret: string }>(apps, 'user.mfa', { token: data.token })).data;
  const code = generateSync({ secret, epoch: Math.floor(apps.clock.now().getTime() / 1000) });
  return (await sendPortal<Answer>(apps, 'user.verifyMfa', { token: data.token, input: { code } })).data;
}

test('SEC-C7: ten codes are shown once, at the end of the set-up, and the firm keeps a keyed hash of each', async () => {
  const { recoveryCodes, token } = await setUp();
  expect(new Set(recoveryCodes).size).toBe(10);
  for (const code of recoveryCodes) expect(code).toMatch(/^[0-9a-z]{5}-[0-9a-z]{5}$/);
  expect(await count(token)).toMatchObject({ offered: true, left: 10 });
  const kept = JSON.stringify(await apps.database.recoveryCode.findMany());
  for (const code of recoveryCodes) expect(kept).not.toContain(code.replace('-', ''));
  for (const procedure of ['user.mfa', 'user.mfaState', 'recoveryCodes.count']) {
    const answer = JSON.stringify((await callPortal(apps, procedure, { token })).data);
    expect(recoveryCodes.filter((code) => answer.includes(code))).toEqual([]);
  }
});

test('SEC-C11: a code signs in once in place of a one-time code, however it is typed, and its owner is mailed', async () => {
  const { codes } = (await make(await signIn(apps, vip))).data;
  const [first = '', second = ''] = codes;
  const password = await enterPassword(apps, vip);
  expect(password.data).toMatchObject({ secondFactor: 'required', hasRecoveryCodes: true });
  const signedIn = await use(password.data.token, first.toUpperCase().replace('-', ''));
  expect([signedIn.status, signedIn.data.scope]).toEqual([200, 'full']);
  expect((await count(signedIn.data.token)).left).toBe(9);
  expect(await kinds(signedIn.data.token)).toEqual(
    expect.arrayContaining(['recovery_code_used', 'signed_in', 'recovery_codes_made']),
  );
  await mailsTo(vip, 'recovery_code_used').toBe(1);

  const again = (await enterPassword(apps, vip)).data.token;
  expect((await use(again, first)).error?.appCode).toBe('INVALID_OTP');
  expect((await use(again, second)).status).toBe(200);
});

test('SEC-C11: of two uses of one code at the same moment one signs in', async () => {
  const { codes } = (await make(await signIn(apps, vip))).data;
  const [one, other] = [await enterPassword(apps, vip), await enterPassword(apps, vip)];
  const replies = await Promise.all([one, other].map(({ data }) => use(data.token, codes[0] ?? '')));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 401]);
});

test('SEC-C11, SEC-D1: one password goes on to one session, however many codes follow it; each use is on record', async () => {
  const owner = await signIn(apps, vip);
  const { codes } = (await make(owner)).data;
  const { token } = (await enterPassword(apps, vip)).data;
  const replies = await Promise.all(codes.slice(0, 2).map((code) => use(token, code)));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  expect((await use(token, codes[2] ?? '')).error?.appCode).toBe('SIGN_IN_LAPSED');
  const { left } = await count(owner);
  const used = (await kinds(owner)).filter((kind) => kind === 'recovery_code_used');
  expect([left, used.length]).toEqual([8, 2]);
  await mailsTo(vip, 'recovery_code_used').toBe(2);
});

test('SEC-C4, SEC-C13: wrong recovery codes count with wrong one-time codes', async () => {
  const { codes } = (await make(await signIn(apps, vip))).data;
  const { token } = (await enterPassword(apps, vip)).data;
  for (let tries = 0; tries < 5; tries += 1)
    expect((await use(token, 'wrong-code0')).error?.appCode).toBe('INVALID_OTP');
  expect((await use(token, codes[0] ?? '')).error?.appCode).toBe('SIGN_IN_LAPSED');
});

test('SEC-C12, SEC-D9: new codes are made under step-up alone, replace the ones before, and are followed by a mail', async () => {
  const token = await signIn(apps, vip);
  const old = (await make(token)).data.codes;
  apps.clock.advance(6 * minute);
  expect((await make(token)).error?.appCode).toBe('STEP_UP_REQUIRED');
  await mailsTo(vip, 'recovery_codes_made').toBe(1);
  const codes = (await make(await signIn(apps, vip))).data.codes;
  const interim = (await enterPassword(apps, vip)).data.token;
  expect((await use(interim, old[0] ?? '')).error?.appCode).toBe('INVALID_OTP');
  expect((await use(interim, codes[0] ?? '')).status).toBe(200);
});

test('SEC-C7: who has no second factor has no codes, and a removed one takes its codes along', async () => {
  const standard = await signIn(apps, 'standard@portal.example.com');
  expect((await make(standard)).error?.appCode).toBe('CONFLICT');
  const token = await signIn(apps, vip);
  await make(token);
  apps.clock.advance(minute);
  const code = generateSync({
    secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    epoch: Math.floor(apps.clock.now().getTime() / 1000),
  });
  expect((await sendPortal(apps, 'user.removeMfa', { token, input: { code } })).status).toBe(200);
  expect((await count(token)).left).toBe(0);
});

test('SEC-C11: a recovery code is not a one-time code, neither for a step-up nor for an unlock', async () => {
  const token = await signIn(apps, vip);
  const [code = ''] = (await make(token)).data.codes;
  expect((await use(token, code)).error?.appCode).toBe('FORBIDDEN');
  const unlock = await sendPortal(apps, 'authentication.unlock', { input: { email: vip, code } });
  expect(unlock.error?.appCode).toBe('VALIDATION');
  const stepUp = await sendPortal(apps, 'authentication.stepUp', {
    token,
    input: { family: 'recovery-codes', code },
  });
  expect(stepUp.error?.appCode).toBe('VALIDATION');
  expect((await count(token)).left).toBe(10);
});

test('API-5, SEC-C7: where the firm has no recovery codes, nothing offers them and nothing fails', async () => {
  await apps.close();
  apps = await linkApps({ profile: 'specification' });
  const { recoveryCodes, token } = await setUp();
  expect(recoveryCodes).toEqual([]);
  expect(await count(token)).toMatchObject({ offered: false, left: 0 });
  expect((await enterPassword(apps, vip)).data).toMatchObject({ hasRecoveryCodes: false });
});
