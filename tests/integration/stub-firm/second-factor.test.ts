import { describe, expect, test } from 'vitest';
import { json, plainSuccess, text } from '../../support/stub-firm.ts';
import type { FirmAnswer, FirmAnswers } from '../../support/stub-firm-answers.ts';
import { callPortal, type SignedIn, sendPortal } from '../support/portal-caller.ts';
import { type BeforeFirm, enter, openBeforeFirm, person, signInFully } from './open-before-firm.ts';

const state = 'GET /v1/user/mfa';
const code = '123456';
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

const askedFor = (answers: FirmAnswers = {}) =>
  openBeforeFirm({ [state]: json({ mfa_configured: true }), ...answers });
const toSetUp = (answers: FirmAnswers = {}) =>
  openBeforeFirm({ [state]: json({ mfa_configured: false, otp_code: secret }), ...answers });

/** The bearer of the newest call that reads the client's record: the token of the firm that the session holds. */
async function heldToken(apps: BeforeFirm, token: string): Promise<string | undefined> {
  expect((await callPortal(apps, 'client.get', { token })).status).toBe(200);
  return apps.firm.callsTo('GET /v1/client').at(-1)?.bearer;
}

const takeStep = (apps: BeforeFirm, procedure: string, token: string) =>
  sendPortal<SignedIn>(apps, procedure, { token, input: { code } });

describe('L-52, API-4: what mfa_configured asks for', () => {
  test.each([
    [true, 'required', 'interim'],
    ['true', 'required', 'interim'],
    [2, 'none', 'full'],
    ['2', 'none', 'full'],
    [false, 'setup', 'interim'],
    ['false', 'setup', 'interim'],
    [null, 'setup', 'interim'],
    ['', 'setup', 'interim'],
    [0, 'setup', 'interim'],
    [undefined, 'setup', 'interim'],
  ] as const)('L-52: %j is %s, and the session %s', async (mfa_configured, secondFactor, scope) => {
    const apps = await openBeforeFirm({ [state]: json({ mfa_configured }) });
    const { data } = await enter(apps);
    expect(data).toMatchObject({ secondFactor, scope });
    const read = await callPortal(apps, 'client.get', { token: data.token });
    expect(read.status).toBe(scope === 'full' ? 200 : 403);
  });
});

describe('API-2: the code of a login', () => {
  test('API-2: the address, the code and the interim token are sent, as a form', async () => {
    const apps = await askedFor();
    const { data } = await enter(apps);
    await takeStep(apps, 'authentication.verifyCode', data.token);
    const [call] = apps.firm.callsTo('POST /v1/authentication/mfa');
    expect(call?.headers['content-type']).toContain('application/x-www-form-urlencoded');
    expect(Object.fromEntries(call!.form)).toEqual({ 'OtpForm[otp]': code, username: person });
    expect(call?.bearer).toBe(apps.firm.callsTo(state)[0]?.bearer);
  });

  test.each([...plainSuccess, ['an empty map as a list', json({ success: true, data: [] })] as const])(
    'API-2: %s is a success, and the token of the firm is kept',
    async (_what, answer) => {
      const apps = await askedFor({ 'POST /v1/authentication/mfa': answer });
      const { data: first } = await enter(apps);
      const { data } = await takeStep(apps, 'authentication.verifyCode', first.token);
      expect(data.scope).toBe('full');
      expect(await heldToken(apps, data.token)).toBe(apps.firm.callsTo(state)[0]?.bearer);
    },
  );

  test('API-2: where the answer carries a jwt, that one continues', async () => {
    let fresh = '';
    const apps = await askedFor({
      'POST /v1/authentication/mfa': (_call, token) => {
        fresh = token({ vip: false });
        return json({ data: { jwt: fresh } });
      },
    });
    const { data: first } = await enter(apps);
    const { data } = await takeStep(apps, 'authentication.verifyCode', first.token);
    expect(data.scope).toBe('full');
    expect(await heldToken(apps, data.token)).toBe(fresh);
  });

  const refusals: [string, FirmAnswer][] = [
    ['400', json({ message: 'Bad request' }, 400)],
    ['401', json({ message: 'Unauthorized' }, 401)],
    ['403', json({ message: 'Forbidden' }, 403)],
    ['422', json({ errors: { otp: ['The code does not fit'] } }, 422)],
    ['401 without a body', { status: 401 }],
    ['401 with a code that says no more', json({ code: 'UNAUTHORIZED', message: 'No' }, 401)],
    ['200 with a line of text', text('Unable to verify OTP')],
    ['200 with success: false', json({ success: false })],
  ];
  test.each(refusals)(
    'API-2, L-4: %s is a wrong code, and the session stays where it was',
    async (_what, no) => {
      const apps = await askedFor({ 'POST /v1/authentication/mfa': no });
      const { data: first } = await enter(apps);
      const reply = await takeStep(apps, 'authentication.verifyCode', first.token);
      expect(reply.error?.appCode).toBe('INVALID_OTP');
      expect(reply.data).toBeUndefined();
      expect((await callPortal(apps, 'client.get', { token: first.token })).status).toBe(403);
      apps.firm.answers['POST /v1/authentication/mfa'] = json({});
      const again = await takeStep(apps, 'authentication.verifyCode', first.token);
      expect(again.data.scope).toBe('full');
    },
  );

  test.each([
    ['a page of HTML', text('<html>Sign in to the network</html>', 'text/html')],
    ['half of its JSON', { text: '{"data":{"jw', contentType: 'application/json' }],
    ['a failing service', json({ message: 'Sorry' }, 500)],
    ['a cut connection', { hangUp: true }],
  ] as [string, FirmAnswer][])('API-2: %s steps nobody up', async (_what, answer) => {
    const apps = await askedFor({ 'POST /v1/authentication/mfa': answer });
    const { data: first } = await enter(apps);
    const reply = await takeStep(apps, 'authentication.verifyCode', first.token);
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect(reply.data).toBeUndefined();
    expect((await callPortal(apps, 'client.get', { token: first.token })).status).toBe(403);
  });
});

describe('API-2, API-5: no step can be taken in place of another', () => {
  const later: [string, 'GET' | 'POST', object | undefined, string][] = [
    ['client.get', 'GET', undefined, 'GET /v1/client'],
    ['policies.list', 'GET', undefined, 'GET /v1/policy'],
    ['providers.list', 'GET', undefined, 'GET /v1/provider'],
    ['user.removeMfa', 'POST', { code }, 'DELETE /v1/user/mfa-delete'],
    ['terms.accept', 'POST', { version: '4' }, 'PUT /v1/user/terms/agree'],
    ['authentication.renew', 'POST', undefined, 'GET /v1/authentication/check'],
  ];
  const sessions = { 'a code is due': askedFor, 'set-up is due': toSetUp };
  const cases = Object.entries(sessions).flatMap(([due, open]) =>
    later.map(([procedure, method, input, line]) => ({ procedure, method, input, line, due, open })),
  );
  test.each(cases)('API-2, API-5: $procedure is refused while $due', async (row) => {
    const { procedure, method, input, line, open } = row;
    const apps = await open();
    const { data } = await enter(apps);
    const reply = await callPortal(apps, procedure, { token: data.token, input, method });
    expect(reply).toMatchObject({ status: 403, error: { appCode: 'FORBIDDEN' } });
    expect(apps.firm.callsTo(line)).toEqual([]);
  });

  test('API-5: a client who must enter a code cannot confirm a new second factor instead', async () => {
    const apps = await askedFor();
    const { data } = await enter(apps);
    const reply = await takeStep(apps, 'user.verifyMfa', data.token);
    expect(reply.error?.appCode).toBe('CONFLICT');
    expect(reply.data).toBeUndefined();
    expect(apps.firm.callsTo('POST /v1/user/mfa-verify')).toEqual([]);
  });

  test('API-2: a client who must set up cannot enter a code instead', async () => {
    const apps = await toSetUp();
    const { data } = await enter(apps);
    const reply = await takeStep(apps, 'authentication.verifyCode', data.token);
    expect(reply.status).toBe(403);
    expect(apps.firm.callsTo('POST /v1/authentication/mfa')).toEqual([]);
  });

  test('API-5: what the state becomes after the password does not open the other step', async () => {
    const apps = await askedFor();
    const { data } = await enter(apps);
    apps.firm.answers[state] = json({ mfa_configured: false, otp_code: secret });
    const reply = await takeStep(apps, 'user.verifyMfa', data.token);
    expect(reply.error?.appCode).toBe('CONFLICT');
    expect(reply.data).toBeUndefined();
    expect(apps.firm.callsTo('POST /v1/user/mfa-verify')).toEqual([]);
  });
});

describe('API-6: removing the second factor', () => {
  const remove = 'DELETE /v1/user/mfa-delete';
  const removeMfa = async (apps: BeforeFirm) =>
    sendPortal(apps, 'user.removeMfa', { token: await signInFully(apps), input: { code } });

  test.each([
    ['{}', json({})],
    ['204 without a body', { status: 204 }],
    ['a line of text', text('Removed')],
  ] as [string, FirmAnswer][])(
    'API-6, API-26: %s is a success; the code is not sent',
    async (_what, answer) => {
      const apps = await openBeforeFirm({ [remove]: answer });
      expect((await removeMfa(apps)).status).toBe(200);
      expect(apps.firm.callsTo(remove).map(({ target, body }) => ({ target, body }))).toEqual([
        { target: '/v1/user/mfa-delete', body: '' },
      ]);
    },
  );

  test.each([
    ['401', json({ message: 'No' }, 401)],
    ['200 with success: false', json({ success: false })],
  ])('API-6, SEC-C6: a code that the firm refuses with %s removes nothing', async (_what, no) => {
    const apps = await openBeforeFirm({ 'POST /v1/authentication/mfa': no });
    expect((await removeMfa(apps)).error?.appCode).toBe('INVALID_OTP');
    expect(apps.firm.callsTo(remove)).toEqual([]);
  });

  test.each([
    ['401', json({ message: 'No' }, 401)],
    ['422', json({ message: 'No' }, 422)],
    ['200 with success: false', json({ success: false })],
  ])(
    'API-26: a removal that is refused with %s after the code was right does not say that the code was wrong',
    async (_what, no) => {
      const apps = await openBeforeFirm({ [remove]: no });
      expect((await removeMfa(apps)).error?.appCode).toBe('UNKNOWN');
      expect(apps.firm.callsTo('POST /v1/authentication/mfa')).toHaveLength(1);
    },
  );

  test('API-26: a firm whose check of the code ends the token is asked with the new one from then on', async () => {
    let fresh = '';
    const onlyFresh: FirmAnswers[string] = ({ bearer }) =>
      bearer === fresh ? json({}) : json({ message: 'Unauthorized' }, 401);
    const apps = await openBeforeFirm({ [remove]: onlyFresh });
    const token = await signInFully(apps);
    apps.firm.answers['POST /v1/authentication/mfa'] = (_call, make) => {
      fresh = make({ vip: false });
      return json({ data: { jwt: fresh } });
    };
    const { data } = await takeStep(apps, 'user.removeMfa', token);
    expect(data.scope).toBe('full');
    expect(await heldToken(apps, data.token)).toBe(fresh);
    apps.firm.answers[remove] = json({}, 500);
    const { error } = await takeStep(apps, 'user.removeMfa', data.token);
    expect(error).toMatchObject({ appCode: 'UPSTREAM_DOWN', continued: { scope: 'full' } });
    expect(await heldToken(apps, error?.continued?.token ?? '')).toBe(fresh);
  });

  test('API-26: with UPSTREAM_MFA_DELETE_CODE=1 the firm is sent the code', async () => {
    const apps = await openBeforeFirm({}, { UPSTREAM_MFA_DELETE_CODE: '1' });
    expect((await removeMfa(apps)).status).toBe(200);
    expect(apps.firm.callsTo(remove)[0]?.form.get('OtpForm[otp]')).toBe(code);
  });
});
