import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { json, text } from '../../support/stub-firm.ts';
import type { FirmAnswer, FirmAnswers } from '../../support/stub-firm-answers.ts';
import { systemTool } from '../../support/system-tool.ts';
import { callPortal, type SignedIn, sendPortal } from '../support/portal-caller.ts';
import { type BeforeFirm, enter, openBeforeFirm, signInFully } from './open-before-firm.ts';

const state = 'GET /v1/user/mfa';
const code = '123456';
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const otherSecret = 'KRSXG5CTMVRXEZLUKRSXG5CTMVRXEZLU';

const toSetUp = (answers: FirmAnswers = {}) =>
  openBeforeFirm({ [state]: json({ mfa_configured: false, otp_code: secret }), ...answers });

/** The bearer of the newest call that reads the client's record: the token of the firm that the session holds. */
async function heldToken(apps: BeforeFirm, token: string): Promise<string | undefined> {
  expect((await callPortal(apps, 'client.get', { token })).status).toBe(200);
  return apps.firm.callsTo('GET /v1/client').at(-1)?.bearer;
}

const takeStep = (apps: BeforeFirm, procedure: string, token: string) =>
  sendPortal<SignedIn>(apps, procedure, { token, input: { code } });

type Mfa = {
  state: string;
  secret: string | null;
  otpauthAddress: string | null;
  qrImage: string | null;
};

describe('API-4, L-3: the QR code is drawn by the gateway from otp_code', () => {
  async function mfaOf(answer: object): Promise<{ mfa: Mfa; apps: BeforeFirm }> {
    const apps = await openBeforeFirm({ [state]: json(answer) });
    const { data } = await enter(apps);
    return { apps, mfa: (await callPortal<Mfa>(apps, 'user.mfa', { token: data.token })).data };
  }

  test.each([
    ['an https address', 'https://qr.example/image.png?secret=1'],
    ['nothing', undefined],
    ['null', null],
    ['no address at all', 'garbage'],
    ['a number', 17],
  ])('API-4: whether image_url is %s', async (_what, image_url) => {
    const { mfa } = await mfaOf({ mfa_configured: false, otp_code: secret, image_url });
    expect(mfa).toMatchObject({ state: 'setup', secret });
    expect(mfa.qrImage).toMatch(/^data:image\//);
  });

  test('API-4, SEC-C8: an authenticator app that scans it gets the secret, by the address that a phone opens', async ({
    skip,
  }) => {
    const zbarimg = systemTool('zbarimg', skip);
    const { mfa } = await mfaOf({
      mfa_configured: false,
      otp_code: secret,
      image_url: 'https://qr.example/',
    });
    const scanned = scan(zbarimg, mfa.qrImage ?? '');
    expect(scanned).toMatch(/^otpauth:\/\/totp\//);
    expect(new URL(scanned).searchParams.get('secret')).toBe(secret);
    expect(mfa.otpauthAddress).toBe(scanned);
  });

  test('API-4: another secret is another picture', async () => {
    const { mfa: first } = await mfaOf({ mfa_configured: false, otp_code: secret });
    const { mfa: second } = await mfaOf({ mfa_configured: false, otp_code: otherSecret });
    expect(first.qrImage).not.toBe(second.qrImage);
  });

  test('API-4: the picture of the firm is never fetched', async () => {
    const { apps, mfa } = await mfaOf({ mfa_configured: false, otp_code: secret, image_url: '/v1/qr.png' });
    expect(mfa.qrImage).toMatch(/^data:image\//);
    expect(apps.firm.calls.map(({ path }) => path)).not.toContain('/v1/qr.png');
  });

  test('API-4, SEC-C5: no secret leaves while a code is due, even where the firm sends one', async () => {
    const { mfa } = await mfaOf({
      mfa_configured: true,
      otp_code: secret,
      image_url: 'data:image/png;base64,AA==',
    });
    expect(mfa).toMatchObject({ state: 'required', secret: null, otpauthAddress: null, qrImage: null });
  });

  test('API-4: without otp_code there is nothing to draw', async () => {
    const { mfa } = await mfaOf({ mfa_configured: false, image_url: 'https://qr.example/image.png' });
    expect(mfa).toMatchObject({ state: 'setup', secret: null, otpauthAddress: null, qrImage: null });
  });
});

/** What a camera reads in a picture. */
function scan(zbarimg: string, dataUri: string): string {
  const [, kind = '', base64 = ''] = /^data:image\/(\w+)[^,]*;base64,(.+)$/.exec(dataUri) ?? [];
  const folder = mkdtempSync(join(tmpdir(), 'portal-qr-'));
  const picture = join(folder, `code.${kind}`);
  writeFileSync(picture, Buffer.from(base64, 'base64'));
  try {
    return execFileSync(zbarimg, ['--quiet', '--raw', picture], { encoding: 'utf8' }).trim();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('API-5: the first code of a new second factor', () => {
  const verify = 'POST /v1/user/mfa-verify';
  test.each([
    ['{}', json({})],
    ['204 without a body', { status: 204 }],
    ['200 without a body', { status: 200 }],
    ['a line of text', text('OK')],
    ['201', json({ verified: 1 }, 201)],
  ] as [string, FirmAnswer][])('API-5: %s is a success, and the token is kept', async (_what, answer) => {
    const apps = await toSetUp({ [verify]: answer });
    const { data: first } = await enter(apps);
    const { data } = await takeStep(apps, 'user.verifyMfa', first.token);
    expect(data.scope).toBe('full');
    expect(apps.firm.callsTo(verify)[0]?.form.get('OtpForm[otp]')).toBe(code);
    expect(await heldToken(apps, data.token)).toBe(apps.firm.callsTo(state)[0]?.bearer);
  });

  test('API-5: where the answer carries a jwt, that one continues', async () => {
    let fresh = '';
    const apps = await toSetUp({
      [verify]: (_call, token) => {
        fresh = token({ vip: false });
        return json({ data: { jwt: fresh } });
      },
    });
    const { data: first } = await enter(apps);
    const { data } = await takeStep(apps, 'user.verifyMfa', first.token);
    expect(await heldToken(apps, data.token)).toBe(fresh);
  });

  test('API-5: someone who is signed in already adds one from the account', async () => {
    const apps = await openBeforeFirm();
    const { data } = await takeStep(apps, 'user.verifyMfa', await signInFully(apps));
    expect(data.scope).toBe('full');
    expect(await heldToken(apps, data.token)).toBe(apps.firm.callsTo(state)[0]?.bearer);
  });

  test.each([
    ['a page of HTML', text('<html>Sign in to the network</html>', 'text/html'), 'UPSTREAM_MALFORMED'],
    ['half of its JSON', text('{"data":{"jw', 'application/json'), 'UPSTREAM_MALFORMED'],
    ['a line of text that does not say yes', text('Unable to verify OTP'), 'INVALID_OTP'],
    ['401 with a code that says no more', json({ code: 'UNAUTHORIZED' }, 401), 'INVALID_OTP'],
  ] as [string, FirmAnswer, string][])(
    'API-5: %s does not step the session up',
    async (_what, answer, code) => {
      const apps = await toSetUp({ [verify]: answer });
      const { data: first } = await enter(apps);
      const reply = await takeStep(apps, 'user.verifyMfa', first.token);
      expect(reply.error?.appCode).toBe(code);
      expect((await callPortal(apps, 'client.get', { token: first.token })).status).toBe(403);
    },
  );

  test('API-5: a refusal is "Unable to verify OTP", and does not step the session up', async () => {
    const apps = await toSetUp({ [verify]: json({ message: 'No' }, 400) });
    const { data: first } = await enter(apps);
    const reply = await takeStep(apps, 'user.verifyMfa', first.token);
    expect(reply).toMatchObject({ message: 'Unable to verify OTP', error: { appCode: 'INVALID_OTP' } });
    expect((await callPortal(apps, 'client.get', { token: first.token })).status).toBe(403);
  });
});
