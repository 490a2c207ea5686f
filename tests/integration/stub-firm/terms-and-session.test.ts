import { describe, expect, test } from 'vitest';
import { json, text } from '../../support/stub-firm.ts';
import type { FirmAnswer, FirmAnswers } from '../../support/stub-firm-answers.ts';
import { callPortal, type SignedIn, sendPortal } from '../support/portal-caller.ts';
import { type BeforeFirm, enter, openBeforeFirm, signInFully } from './open-before-firm.ts';

const login = 'POST /v1/authentication/create';
const agree = 'PUT /v1/user/terms/agree';
const check = 'GET /v1/authentication/check';

/** A firm whose terms this client has not accepted. */
const withOpenTerms = (answers: FirmAnswers = {}) =>
  openBeforeFirm({
    [login]: (_call, token) => json({ jwt: token({ vip: false }), terms_accepted: false }),
    ...answers,
  });

const accept = (apps: BeforeFirm, token: string) =>
  sendPortal<SignedIn>(apps, 'terms.accept', { token, input: { version: '4' } });

/** Answers with nothing in them to read. */
const anySuccess: [string, FirmAnswer][] = [
  ['{}', json({})],
  ['200 without a body', { status: 200 }],
  ['204 without a body', { status: 204 }],
  ['a line of text', text('OK')],
  ['a list', json([])],
];

describe('API-1, API-12, API-13, L-18: terms that wait', () => {
  test('API-1, L-53: terms_accepted false leads to the terms, and data stays closed until then', async () => {
    const apps = await withOpenTerms();
    const { data } = await enter(apps);
    expect(data).toMatchObject({ scope: 'terms', termsAccepted: false, secondFactor: 'none' });
    const read = await callPortal(apps, 'client.get', { token: data.token });
    expect(read).toMatchObject({ status: 403, error: { appCode: 'TERMS_NOT_ACCEPTED' } });
    expect(apps.firm.callsTo('GET /v1/client')).toEqual([]);
  });

  test.each([
    ['API-2', 'authentication.verifyCode', true],
    ['API-5', 'user.verifyMfa', false],
  ])('API-1, %s: the factor comes first, and {} after it does not skip the terms', async (...row) => {
    const [, procedure, mfa_configured] = row;
    const apps = await withOpenTerms({ 'GET /v1/user/mfa': json({ mfa_configured }) });
    const { data: first } = await enter(apps);
    expect(first.scope).toBe('interim');
    expect((await accept(apps, first.token)).status).toBe(403);
    const { data } = await sendPortal<SignedIn>(apps, procedure, {
      token: first.token,
      input: { code: '123456' },
    });
    expect(data).toMatchObject({ scope: 'terms', termsAccepted: false });
    expect((await accept(apps, data.token)).data.scope).toBe('full');
  });

  test.each(anySuccess)('API-13: %s is a success, and the token is kept', async (_what, answer) => {
    const apps = await withOpenTerms({ [agree]: answer });
    const { data: first } = await enter(apps);
    const { data } = await accept(apps, first.token);
    expect(data).toMatchObject({ scope: 'full', termsAccepted: true });
    await callPortal(apps, 'client.get', { token: data.token });
    const [read] = apps.firm.callsTo('GET /v1/client');
    expect(read?.bearer).toBe(apps.firm.callsTo(agree)[0]?.bearer);
  });

  test('API-13: where the answer carries a jwt, that one continues', async () => {
    let fresh = '';
    const apps = await withOpenTerms({
      [agree]: (_call, token) => {
        fresh = token({ vip: false });
        return json({ data: { jwt: fresh } });
      },
    });
    const { data: first } = await enter(apps);
    const { data } = await accept(apps, first.token);
    await callPortal(apps, 'client.get', { token: data.token });
    expect(apps.firm.callsTo('GET /v1/client')[0]?.bearer).toBe(fresh);
  });

  test('API-13: a refusal accepts nothing', async () => {
    const apps = await withOpenTerms({ [agree]: json({ message: 'No' }, 409) });
    const { data: first } = await enter(apps);
    const reply = await accept(apps, first.token);
    expect(reply).toMatchObject({ status: 409, data: undefined });
    expect((await callPortal(apps, 'client.get', { token: first.token })).status).toBe(403);
  });

  const terms = '<p>The terms</p>';
  test.each([
    ['text', { version: '4', text: terms }],
    ['html', { version: '4', html: terms }],
    ['a version that is a number', { version: 4, text: terms }],
  ])('API-12, L-11: the terms are read as %s', async (_what, answer) => {
    const apps = await openBeforeFirm({ 'GET /v1/terms': json(answer) });
    const { status, data } = await callPortal(apps, 'terms.latest');
    expect(status).toBe(200);
    expect(data).toMatchObject({ version: '4', html: terms });
  });
});

describe('API-3, S-2: the check says that a session is good by any success but a clear no', () => {
  test.each(anySuccess)('API-3: %s keeps the session, and renews it', async (_what, answer) => {
    const apps = await openBeforeFirm({ [check]: answer });
    const token = await signInFully(apps);
    expect((await callPortal(apps, 'authentication.check', { token })).data).toMatchObject({ scope: 'full' });
    const renewed = await sendPortal<{ token: string }>(apps, 'authentication.renew', { token });
    expect((await callPortal(apps, 'client.get', { token: renewed.data.token })).status).toBe(200);
  });

  test.each([
    ['401 with a sentence', json({ message: 'Unauthorized' }, 401)],
    ['401 without a body', { status: 401 }],
    ['200 with the status Unauthorized', json({ status: 'Unauthorized' })],
  ] as [string, FirmAnswer][])('API-3: %s ends it', async (_what, answer) => {
    const apps = await openBeforeFirm({ [check]: answer });
    const token = await signInFully(apps);
    const checked = await callPortal(apps, 'authentication.check', { token });
    expect(checked.error?.appCode).toBe('UNAUTHORIZED');
    const renewed = await sendPortal(apps, 'authentication.renew', { token });
    expect(renewed.error?.appCode).toBe('UNAUTHORIZED');
  });

  test('API-3: an absent terms_accepted does not block reads that all clients share', async () => {
    const apps = await openBeforeFirm();
    const token = await signInFully(apps);
    expect((await callPortal(apps, 'firm.get', { token })).data).toMatchObject({ name: 'Stub & Partners' });
  });

  test('API-3: terms_accepted false renews nothing', async () => {
    const apps = await openBeforeFirm({ [check]: json({ terms_accepted: false }) });
    const token = await signInFully(apps);
    const renewed = await sendPortal(apps, 'authentication.renew', { token });
    expect(renewed.error?.appCode).toBe('TERMS_NOT_ACCEPTED');
  });
});

describe('API-7: an invite', () => {
  const invite = (apps: BeforeFirm) =>
    callPortal(apps, 'invite.check', { input: { code: 'abcdefgh12345678' } });

  test.each(anySuccess)('API-7: %s says that it is valid', async (_what, answer) => {
    const apps = await openBeforeFirm({ 'GET /v1/invite/{code}': answer });
    expect(await invite(apps)).toMatchObject({ status: 200, data: { valid: true } });
    expect(apps.firm.calls.map(({ target }) => target)).toEqual(['/v1/invite/abcdefgh12345678']);
  });

  test.each([false, { valid: false }, { data: { valid: false } }])(
    'API-7, R-3: a success that says %j is "Invite not found"',
    async (answer) => {
      const apps = await openBeforeFirm({ 'GET /v1/invite/{code}': json(answer) });
      expect((await invite(apps)).error).toMatchObject({ appCode: 'INVITE_NOT_FOUND' });
    },
  );

  test.each([400, 404, 422])('API-7: a bare %i is "Invite not found"', async (status) => {
    const apps = await openBeforeFirm({ 'GET /v1/invite/{code}': { status } });
    const reply = await invite(apps);
    expect(reply).toMatchObject({ message: 'Invite not found', error: { appCode: 'INVITE_NOT_FOUND' } });
  });

  test('API-7: a bare 410 is an invite that has expired', async () => {
    const apps = await openBeforeFirm({ 'GET /v1/invite/{code}': { status: 410 } });
    expect((await invite(apps)).error).toMatchObject({ appCode: 'INVITE_EXPIRED' });
  });

  test('API-7: a cut connection makes no invite valid', async () => {
    const apps = await openBeforeFirm({ 'GET /v1/invite/{code}': { hangUp: true } });
    const reply = await invite(apps);
    expect(reply.error?.appCode).toBe('UPSTREAM_DOWN');
  });
});

describe('API-8, API-9, API-10, API-14, API-22: calls whose answer is not shown or not read', () => {
  const chosen = 'A-New-Password-1!!';
  const writes = [
    {
      row: 'API-8',
      procedure: 'user.requestReset',
      line: 'POST /v1/user/reset-request',
      input: { email: 'ada@client.example' },
    },
    {
      row: 'API-9',
      procedure: 'user.setPassword',
      line: 'POST /v1/user/set-password',
      input: { code: 'abcdefgh12345678', password: chosen, repeatPassword: chosen },
    },
    {
      row: 'API-10',
      procedure: 'user.changePassword',
      line: 'POST /v1/user/password',
      input: { currentPassword: 'Right-Password-1!!', password: chosen, repeatPassword: chosen },
    },
    {
      row: 'API-14',
      procedure: 'device.register',
      line: 'POST /v1/device',
      input: { deviceId: '6f1d2c3b-4a59-4687-9f10-1a2b3c4d5e6f', type: 'web' },
    },
    {
      row: 'API-22',
      procedure: 'user.contactSupport',
      line: 'POST /v1/user/contact-support',
      input: { name: 'Ada Byron', email: 'ada@client.example', reason: 'A question' },
    },
  ];
  const cases = writes.flatMap((write) => anySuccess.map(([what, answer]) => ({ ...write, what, answer })));
  test.each(cases)('$row: $what is a success', async ({ procedure, line, input, answer }) => {
    const apps = await openBeforeFirm({ [line]: answer });
    const token = await signInFully(apps);
    const reply = await sendPortal(apps, procedure, { token, input });
    expect({ status: reply.status, message: reply.message }).toEqual({ status: 200, message: undefined });
    expect(apps.firm.callsTo(line)).toHaveLength(1);
  });

  const refusals = new Map([
    ['API-8', 'VALIDATION'],
    ['API-14', 'VALIDATION'],
    ['API-22', 'VALIDATION'],
    ['API-9', 'PASSWORD_NOT_SET'],
    ['API-10', 'WRONG_CREDENTIALS'],
  ]);
  test.each(writes.filter(({ row }) => refusals.has(row)))(
    '$row: a success that clearly says no is a refusal',
    async ({ row, procedure, line, input }) => {
      const apps = await openBeforeFirm({ [line]: json({ success: false }) });
      const token = await signInFully(apps);
      const { error } = await sendPortal(apps, procedure, { token, input });
      expect(error?.appCode).toBe(refusals.get(row));
    },
  );

  test.each(writes)('$row: a page of HTML is no success', async ({ procedure, line, input }) => {
    const apps = await openBeforeFirm({ [line]: text('<html>Sign in to the network</html>', 'text/html') });
    const token = await signInFully(apps);
    const { error } = await sendPortal(apps, procedure, { token, input });
    expect(error?.appCode).toBe('UPSTREAM_MALFORMED');
  });

  test.each(writes)('$row: a failing service is a failure', async ({ procedure, line, input }) => {
    const apps = await openBeforeFirm({ [line]: { status: 500 } });
    const token = await signInFully(apps);
    expect((await sendPortal(apps, procedure, { token, input })).error?.appCode).toBe('UPSTREAM_DOWN');
  });

  test.each([
    ['under data', { data: ['A question', 'Something else'] }],
    ['as a bare list', ['A question', 'Something else']],
  ])('API-23: the reasons are read %s', async (_what, answer) => {
    const apps = await openBeforeFirm({ 'GET /v1/user/get-contact-support-reasons': json(answer) });
    const { data } = await callPortal(apps, 'user.supportReasons');
    expect(data).toEqual({ reasons: ['A question', 'Something else'], takesMessage: false });
  });
});

describe('API-12: the gateway is ready while the firm answers at all', () => {
  const statusOf = async (answer: FirmAnswer) => {
    const apps = await openBeforeFirm({ 'GET /v1/terms': answer });
    return (await fetch(`${apps.portal}/readyz`)).status;
  };
  test.each([
    ...anySuccess,
    ['a page of HTML', text('<html></html>', 'text/html')],
    ['a redirect', { status: 302 }],
    ['401', { status: 401 }],
    ['404', text('Not found', 'text/plain', 404)],
    ['429', { status: 429 }],
  ] as [string, FirmAnswer][])('API-12: %s is an answer', async (_what, answer) => {
    expect(await statusOf(answer)).toBe(200);
  });

  test.each([
    ['500', { status: 500 }],
    ['503', { status: 503 }],
    ['a cut connection', { hangUp: true }],
  ] as [string, FirmAnswer][])('API-12: %s is none', async (_what, answer) => {
    expect(await statusOf(answer)).toBe(503);
  });
});
