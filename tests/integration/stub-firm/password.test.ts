import { describe, expect, test } from 'vitest';
import { json } from '../../support/stub-firm.ts';
import type { FirmAnswer } from '../../support/stub-firm-answers.ts';
import { wrongPassword } from '../../support/stub-firm-answers.ts';
import { callPortal, enterPassword, sendPortal } from '../support/portal-caller.ts';
import { type BeforeFirm, enter, openBeforeFirm, person, signInFully } from './open-before-firm.ts';

const login = 'POST /v1/authentication/create';
const minutes = (count: number) => count * 60_000;

/** A firm whose login gives a token with these claims, and with it whatever else is named. */
async function withClaims(claims: object, beside: object = { terms_accepted: true }): Promise<BeforeFirm> {
  return openBeforeFirm({ [login]: (_call, token) => json({ jwt: token({ ...claims }), ...beside }) });
}

const isGood = async (apps: BeforeFirm, token: string) =>
  (await callPortal(apps, 'client.get', { token })).status === 200;

describe('API-1, L-2: a login that gives no jwt', () => {
  const refusals: [string, FirmAnswer][] = [
    ['200 with nothing', json({})],
    ['200 with a sentence alone', json({ message: 'The login was refused' })],
    ['200 with a jwt of null', json({ jwt: null, terms_accepted: null })],
    ['200 with errors by field', json({ errors: { password: ['Not this one.'] } })],
    ['401 without a body', { status: 401 }],
    ['401 with a sentence', json({ message: 'Unauthorized' }, 401)],
    ['401 with a code that says no more', json({ code: 'UNAUTHORIZED', message: 'No' }, 401)],
    ['400', json({ message: 'Bad request' }, 400)],
    ['403', json({ message: 'Forbidden' }, 403)],
    ['422', json({ message: 'The password does not fit' }, 422)],
  ];
  test.each(refusals)('API-1: %s is "Incorrect password"', async (_what, answer) => {
    const apps = await openBeforeFirm({ [login]: answer });
    const reply = await enter(apps);
    expect(reply.error?.appCode).toBe('WRONG_CREDENTIALS');
    expect(reply.message).toBe('Incorrect password');
    expect(reply.data).toBeUndefined();
    expect(apps.firm.calls).toHaveLength(1);
  });

  test('API-1: the same clients sign in with the password that the firm takes', async () => {
    const apps = await openBeforeFirm();
    expect((await enterPassword(apps, person, wrongPassword)).error?.appCode).toBe('WRONG_CREDENTIALS');
    expect((await enter(apps)).data).toMatchObject({ scope: 'full', secondFactor: 'none' });
    const [, second] = apps.firm.callsTo(login);
    expect(second?.headers['content-type']).toContain('application/x-www-form-urlencoded');
    expect([...second!.form.keys()].sort()).toEqual(['LoginForm[password]', 'LoginForm[username]']);
    expect(second?.form.get('LoginForm[username]')).toBe(person);
    expect(second?.bearer).toBeUndefined();
  });
});

describe('L-19: the word "exhausted" in the refusal of a password', () => {
  const sentence = 'Login attempts exhausted, try again in 30 minutes.';
  const refusals: [string, FirmAnswer][] = [
    ['200 without a jwt', json({ message: sentence })],
    ['200 with errors by field', json({ errors: { password: [sentence] } })],
    ['400', json({ message: sentence }, 400)],
    ['401', json({ message: sentence }, 401)],
    ['403', json({ message: sentence }, 403)],
    ['422 with errors by field', json({ errors: { password: [sentence] } }, 422)],
    ['422 with a list of fields', json({ fields: [{ field: 'password', message: sentence }] }, 422)],
    ['422 with a message inside data', json({ data: { message: sentence } }, 422)],
    ['422 with a bare map of fields', json({ password: [sentence] }, 422)],
    ['401 with one sentence in the error', json({ error: { password: sentence } }, 401)],
    ['429', json({ message: sentence }, 429)],
  ];
  test.each(refusals)(
    'API-1, L-19: in a %s it locks, with the sentence of the firm',
    async (_what, answer) => {
      const apps = await openBeforeFirm({ [login]: answer });
      const reply = await enter(apps);
      expect(reply.error?.appCode).toBe('LOGIN_EXHAUSTED');
      expect(reply.message).toBe(sentence);
      expect(reply.data).toBeUndefined();
    },
  );
});

describe('API-1: only the claims vip and exp are read', () => {
  test('API-1: a token with nothing but vip and exp signs in, and opens data', async () => {
    const apps = await withClaims({ vip: true, exp: 4_102_444_800 });
    const token = await signInFully(apps);
    expect((await callPortal(apps, 'client.get', { token })).data).toMatchObject({ isVip: true });
  });

  test('API-1: without exp the limit of the gateway applies: fifteen minutes unless renewed', async () => {
    const apps = await withClaims({ vip: false });
    const token = await signInFully(apps);
    apps.clock.advance(minutes(14));
    expect(await isGood(apps, token)).toBe(true);
    apps.clock.advance(minutes(2));
    expect((await callPortal(apps, 'client.get', { token })).error?.appCode).toBe('UNAUTHORIZED');
  });

  test('API-1: an exp before that limit ends the session', async () => {
    const exp = Math.floor(new Date('2026-11-21T12:05:00Z').getTime() / 1000);
    const apps = await withClaims({ vip: false, exp });
    const token = await signInFully(apps);
    apps.clock.advance(minutes(4));
    expect(await isGood(apps, token)).toBe(true);
    apps.clock.advance(minutes(2));
    expect(await isGood(apps, token)).toBe(false);
  });

  test('API-1: other claims mean nothing, whatever they say of scope or person', async () => {
    const odd = { vip: false, exp: 4_102_444_800, scope: 'full', sub: 7, jti: [], iat: 'today' };
    const apps = await openBeforeFirm({
      [login]: (_call, token) => json({ jwt: token(odd), terms_accepted: true }),
      'GET /v1/user/mfa': json({ mfa_configured: true }),
    });
    const { data } = await enter(apps);
    expect(data).toMatchObject({ scope: 'interim', secondFactor: 'required' });
    expect((await callPortal(apps, 'client.get', { token: data.token })).status).toBe(403);
  });

  test.each([
    ['absent', {}],
    ['null', { terms_accepted: null }],
    ['true', { terms_accepted: true }],
  ])('API-1: terms_accepted %s is not false', async (_what, beside) => {
    const apps = await withClaims({ vip: false }, beside);
    const { data } = await enter(apps);
    expect(data.scope).toBe('full');
    expect(await isGood(apps, data.token)).toBe(true);
  });

  test('API-1: the subject is the gateway’s own: one for each account, and no address', async () => {
    const apps = await openBeforeFirm();
    const [first, again, other] = [
      subjectOf(await signInFully(apps)),
      subjectOf(await signInFully(apps)),
      subjectOf(await signInFully(apps, 'grace@client.example')),
    ];
    expect(first).toBe(again);
    expect(first).not.toBe(other);
    expect(first).not.toContain('ada');
    expect(first.length).toBeGreaterThan(15);
  });

  test('API-1: the token of the firm is sealed inside the session token, and in no log', async () => {
    const apps = await openBeforeFirm();
    const token = await signInFully(apps);
    await sendPortal(apps, 'authentication.renew', { token });
    const firmToken = apps.firm.callsTo('GET /v1/user/mfa')[0]?.bearer;
    expect(firmToken).toMatch(/\./);
    expect(Buffer.from(token.split('.')[1]!, 'base64url').toString()).not.toContain(firmToken);
    expect(apps.log()).not.toContain(firmToken);
  });
});

function subjectOf(token: string): string {
  return JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()).sub;
}
