import { describe, expect, test } from 'vitest';
import { anySuccess, json, text } from '../../support/stub-firm.ts';
import { callPortal, sendPortal } from '../support/portal-caller.ts';
import { type BeforeFirm, openBeforeFirm, signInFully } from './open-before-firm.ts';

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

describe('API-8, API-9, API-10, API-14, API-22, SEC-D12, SEC-H6, P-59: calls whose answer is not shown or not read', () => {
  const chosen = 'A-New-Password-1!!';
  const writes = [
    {
      row: 'API-8',
      procedure: 'user.requestReset',
      line: 'POST /v1/user/reset-request',
      input: { email: 'ada@client.example' },
      refusal: 'VALIDATION',
    },
    {
      row: 'API-9',
      procedure: 'user.setPassword',
      line: 'POST /v1/user/set-password',
      input: { code: 'abcdefgh12345678', password: chosen, repeatPassword: chosen },
      refusal: 'PASSWORD_NOT_SET',
    },
    {
      row: 'API-10',
      procedure: 'user.changePassword',
      line: 'POST /v1/user/password',
      input: { currentPassword: 'Right-Password-1!!', password: chosen, repeatPassword: chosen },
      refusal: 'WRONG_CREDENTIALS',
    },
    {
      row: 'API-14',
      procedure: 'device.register',
      line: 'POST /v1/device',
      input: { deviceId: '6f1d2c3b-4a59-4687-9f10-1a2b3c4d5e6f', type: 'web' },
      refusal: 'VALIDATION',
    },
    {
      row: 'API-22',
      procedure: 'user.contactSupport',
      line: 'POST /v1/user/contact-support',
      input: { name: 'Ada Byron', email: 'ada@client.example', reason: 'A question' },
      refusal: 'VALIDATION',
    },
    {
      row: 'SEC-D12',
      procedure: 'sessions.end',
      line: 'DELETE /v1/user/session/{uuid}',
      input: { uuid: '7' },
      refusal: 'VALIDATION',
    },
    {
      row: 'SEC-D12',
      procedure: 'sessions.endOthers',
      line: 'DELETE /v1/user/session',
      input: undefined,
      refusal: 'VALIDATION',
    },
    {
      row: 'SEC-H6',
      procedure: 'securityEvents.report',
      line: 'POST /v1/user/security-event/{uuid}/not-me',
      input: { uuid: '7', takesReports: true, deviceUuid: null },
      refusal: 'VALIDATION',
    },
    {
      row: 'P-59',
      procedure: 'documents.markRead',
      line: 'PUT /v1/document/{uuid}/read',
      input: { id: '7' },
      refusal: 'VALIDATION',
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

  test.each(writes)(
    '$row: a success that clearly says no is a refusal',
    async ({ procedure, line, input, refusal }) => {
      const apps = await openBeforeFirm({ [line]: json({ success: false }) });
      const token = await signInFully(apps);
      const { error } = await sendPortal(apps, procedure, { token, input });
      expect(error?.appCode).toBe(refusal);
    },
  );

  test.each(writes)('$row: a page of HTML is not a success', async ({ procedure, line, input }) => {
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
});

test.each([
  ['under data', { data: ['A question', 'Something else'] }],
  ['as a bare list', ['A question', 'Something else']],
])('API-23: the reasons are read %s', async (_what, answer) => {
  const apps = await openBeforeFirm({ 'GET /v1/user/get-contact-support-reasons': json(answer) });
  const { data } = await callPortal(apps, 'user.supportReasons');
  expect(data).toEqual({ reasons: ['A question', 'Something else'], takesMessage: false });
});
