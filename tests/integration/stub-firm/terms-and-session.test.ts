import { describe, expect, test } from 'vitest';
import { anySuccess, json, text } from '../../support/stub-firm.ts';
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

  test('API-3: terms_accepted false renews nothing', async () => {
    const apps = await openBeforeFirm({ [check]: json({ terms_accepted: false }) });
    const token = await signInFully(apps);
    const renewed = await sendPortal(apps, 'authentication.renew', { token });
    expect(renewed.error?.appCode).toBe('TERMS_NOT_ACCEPTED');
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
  ] as [string, FirmAnswer][])('API-12: %s is not an answer', async (_what, answer) => {
    expect(await statusOf(answer)).toBe(503);
  });
});
