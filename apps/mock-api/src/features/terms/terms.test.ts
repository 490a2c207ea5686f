import { describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../test/build-test-app.ts';
import { type AnswerTo, callsOf } from '../../test/calls.ts';
import { fixedClock } from '../../test/fixed-clock.ts';
import { fullToken, passwordToken, tokenOf } from '../../test/sign-in.ts';

const hourMs = 60 * 60_000;

function agree(mock: TestApp, token: string, version: string): Promise<AnswerTo<'PUT /v1/user/terms/agree'>> {
  return callsOf(mock).json('PUT /v1/user/terms/agree', { version }, { token });
}

async function policyStatus(mock: TestApp, token: string): Promise<[number, string | undefined]> {
  const { status, body } = await callsOf(mock).get('/v1/policy', { token });
  return [status, body.code];
}

function publish(mock: TestApp, version: string, effectiveFrom: string): Promise<unknown> {
  return mock.database.termsVersion.create({
    data: { version, title: 'Terms of use', html: '<p>Newer terms</p>', effectiveFrom },
  });
}

describe('API-12: the terms', () => {
  test('anyone may read the version in force', async () => {
    const mock = await buildTestApp();
    const answer = await callsOf(mock).get('/v1/terms');
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ version: '4', effective_from: '2026-01-01' });
    expect(answer.body.text).toContain('<');
  });

  test('a client sees what they accepted beside what is in force', async () => {
    const mock = await buildTestApp();
    const mine = async (token: string) => (await callsOf(mock).get('/v1/user/terms', { token })).body;
    expect(await mine(await fullToken(mock, 'standard'))).toMatchObject({
      terms_accepted: true,
      accepted_version: '4',
      accepted_at: expect.stringMatching(/Z$/),
      ...(await callsOf(mock).get('/v1/terms')).body,
    });
    expect(await mine(await passwordToken(mock, 'terms'))).toMatchObject({
      terms_accepted: false,
      version: '4',
    });
  });

  test('a version that takes effect tomorrow is not in force today', async () => {
    const mock = await buildTestApp();
    await publish(mock, '5', '2026-03-03');
    expect((await callsOf(mock).get('/v1/terms')).body.version).toBe('4');
    mock.clock.advance(14 * hourMs);
    expect((await callsOf(mock).get('/v1/terms')).body.version).toBe('5');
  });
});

describe('API-13: accepting the terms', () => {
  test('opens what was closed before', async () => {
    const mock = await buildTestApp();
    const token = await passwordToken(mock, 'terms');
    expect(await policyStatus(mock, token)).toEqual([403, 'TERMS_NOT_ACCEPTED']);
    const answer = await agree(mock, token, '4');
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      data: { jwt: expect.any(String), terms_accepted: true, version: '4' },
    });
    expect(await policyStatus(mock, tokenOf(answer))).toEqual([200, undefined]);
    expect(await policyStatus(mock, await passwordToken(mock, 'terms'))).toEqual([200, undefined]);
  });

  test('SEC-D1, SEC-D13: the token from before still opens nothing: a step up is a new token', async () => {
    const mock = await buildTestApp();
    const token = await passwordToken(mock, 'terms');
    await agree(mock, token, '4');
    expect(await policyStatus(mock, token)).toEqual([403, 'TERMS_NOT_ACCEPTED']);
  });

  test('SEC-D2, SEC-I7: twice, or many times at once, is once, and keeps the first moment', async () => {
    const mock = await buildTestApp();
    const token = await passwordToken(mock, 'terms');
    const acceptedAt = async () => (await callsOf(mock).get('/v1/user/terms', { token })).body.accepted_at;
    const answers = await Promise.all(Array.from({ length: 20 }, () => agree(mock, token, '4')));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const first = await acceptedAt();
    mock.clock.advance(hourMs);
    expect((await agree(mock, token, '4')).status).toBe(200);
    expect(await acceptedAt()).toBe(first);
  });

  test('SEC-D2: a newer version must be accepted too, even by a client who is signed in', async () => {
    const mock = await buildTestApp();
    const token = await fullToken(mock, 'standard');
    await publish(mock, '5', '2026-03-02');
    expect(await policyStatus(mock, token)).toEqual([403, 'TERMS_NOT_ACCEPTED']);
    const check = await callsOf(mock).get('/v1/authentication/check', { token });
    expect(check.body.terms_accepted).toBe(false);
    expect((await agree(mock, token, '5')).status).toBe(200);
    expect(await policyStatus(mock, token)).toEqual([200, undefined]);
  });

  test('SEC-D2: a version is in force as soon as its day begins in London', async () => {
    const mock = await buildTestApp({ clock: fixedClock(new Date('2026-07-01T22:59:59Z')) });
    await publish(mock, '5', '2026-07-02');
    const version = async () => (await callsOf(mock).get('/v1/terms')).body.version;
    const policies = await policyStatus(mock, await fullToken(mock, 'standard'));
    expect([await version(), policies]).toEqual(['4', [200, undefined]]);
    mock.clock.advance(1000);
    expect(await version()).toBe('5');
    const refusal = await policyStatus(mock, await passwordToken(mock, 'standard'));
    expect(refusal).toEqual([403, 'TERMS_NOT_ACCEPTED']);
  });

  test('an older version cannot be accepted: 409', async () => {
    const mock = await buildTestApp();
    const answer = await agree(mock, await passwordToken(mock, 'terms'), '3');
    expect(answer.status).toBe(409);
    expect(answer.body.code).toBe('CONFLICT');
  });

  test('SEC-D1: not before the second factor', async () => {
    const mock = await buildTestApp();
    expect((await agree(mock, await passwordToken(mock, 'vip'), '4')).body.code).toBe('FORBIDDEN');
  });

  test('SEC-D6: accepting again and again does not make a session longer', async () => {
    const mock = await buildTestApp();
    const token = await fullToken(mock, 'standard');
    mock.clock.advance(7 * hourMs);
    const renewed = tokenOf(await agree(mock, token, '4'));
    mock.clock.advance(hourMs);
    expect((await policyStatus(mock, renewed))[0]).toBe(401);
  });

  test.each([
    [{}, 'required'],
    [{ version: 4 }, 'invalid_type'],
    [{ version: 'a\tb' }, 'invalid_format'],
    [{ version: '' }, 'invalid_format'],
  ])('an invalid version is refused: %j', async (...[value, code]) => {
    const mock = await buildTestApp();
    const token = await passwordToken(mock, 'terms');
    const answer = await callsOf(mock).json('PUT /v1/user/terms/agree', value, { token });
    expect(answer.status).toBe(422);
    expect(answer.body.fields?.[0]).toMatchObject({ field: 'version', code });
  });
});
