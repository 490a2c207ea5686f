import type { Endpoint } from '@portal/contract/endpoint';
import { createEndpoint, mfaEndpoint } from '@portal/contract/v1/authentication';
import { updateClientEndpoint } from '@portal/contract/v1/client';
import { firmEndpoint } from '@portal/contract/v1/firm';
import { readNotificationEndpoint } from '@portal/contract/v1/notifications';
import { changePasswordEndpoint, setPasswordEndpoint } from '@portal/contract/v1/user-password';
import { describe, expect, it } from 'vitest';
import { parseAnswer, parseRefusal } from './parse-answer.ts';

const call = 'GET /v1/firm';
const answer = (status: number, body: unknown, retryAfter?: string) => ({
  status,
  contentType: 'application/json; charset=utf-8',
  retryAfter,
  text: typeof body === 'string' ? body : JSON.stringify(body),
});

describe('parseRefusal', () => {
  it('API-24: keeps code, message and field errors', () => {
    const fields = [{ field: 'LoginForm[password]', code: 'too_short', message: 'Too short.' }];
    const error = parseRefusal(answer(422, { code: 'VALIDATION', message: 'No.', fields }), call);
    expect(error).toMatchObject({
      kind: 'refused',
      status: 422,
      code: 'VALIDATION',
      message: 'No.',
      fields,
      call,
    });
  });

  it('understands a service that sends no code, or nothing readable', () => {
    expect(parseRefusal(answer(423, { message: 'Attempts exhausted' }), call)).toMatchObject({
      code: undefined,
      message: 'Attempts exhausted',
    });
    expect(parseRefusal(answer(500, '<html>'), call)).toMatchObject({
      kind: 'refused',
      status: 500,
      message: '',
    });
  });

  it('API-24, SEC-G31: one sentence for a field is one of the body that was sent, and any other stays here', () => {
    const refusalFor = (body: object) => parseRefusal(answer(400, body), call, updateClientEndpoint);
    expect(refusalFor({ surname: 'Too plain.' })).toMatchObject({
      message: 'Too plain.',
      fields: [{ field: 'surname' }],
    });
    const words = { title: 'Bad Request', detail: 'Column tel_no of table c is null' };
    expect(refusalFor(words)).toMatchObject({ message: '', fields: [] });
  });

  it('passes on how long to wait, within reason', () => {
    const waits = ['30', '999999999', '-1', 'Tue, 01 Jan 2030 00:00:00 GMT', undefined].map(
      (header) => parseRefusal(answer(503, {}, header), call).retryAfterSeconds,
    );
    expect(waits).toEqual([30, 3600, undefined, undefined, undefined]);
  });

  it('SEC-G20: a redirect is not a refusal but a malformed answer', () => {
    expect(parseRefusal(answer(302, ''), call)).toMatchObject({ kind: 'malformed', status: 302 });
  });
});

describe('SEC-I12, SEC-I13: what no service should answer', () => {
  it.each([600, 999])('a status of %i is malformed', (status) => {
    expect(parseRefusal(answer(status, { message: 'No.' }), call)).toMatchObject({
      kind: 'malformed',
      status,
    });
  });

  it('SEC-G40: NUL and what turns text around are left out of texts, line ends and marks stay', () => {
    const name = 'Noon\u0000mark \u202egnp.exe\u2069';
    const bio = 'One\ntwo\ttabs, \u200fא';
    expect(parseAnswer(firmEndpoint, answer(200, { name, bio }), call).answer).toMatchObject({
      name: 'Noonmark gnp.exe',
      bio,
    });
    const refusal = parseRefusal(answer(422, { message: 'No\u0000 \u202ethanks' }), call);
    expect(refusal.message).toBe('No thanks');
  });
});

describe('parseAnswer', () => {
  it('names the place of a fault and never the value', () => {
    const attempt = () => parseAnswer(createEndpoint, answer(200, { jwt: 'canary of no form' }), call);
    expect(attempt).toThrow(/jwt/);
    expect(attempt).not.toThrow(/canary/);
  });

  it('leaves out a field of the wrong type that may be missing, and names its place', () => {
    const reading = parseAnswer(firmEndpoint, answer(200, { name: ['canary'], bio: 'x' }), call);
    expect(reading).toMatchObject({
      answer: { name: null, bio: 'x' },
      leftOut: [{ path: 'name', what: 'field' }],
    });
    expect(JSON.stringify(reading.leftOut)).not.toContain('canary');
  });

  it.each([{}, { message: 'Incorrect password' }, { jwt: null }, { jwt: '' }])(
    'API-1: the success %j, without a token, is a refusal',
    (body) => {
      expect(() => parseAnswer(createEndpoint, answer(200, body), call)).toThrow(
        expect.objectContaining({ kind: 'refused', status: 401 }),
      );
    },
  );

  it.each([
    ['a 100 kB token', { jwt: `a.b.${'c'.repeat(100_000)}` }],
    ['a token that is a number', { jwt: 7 }],
  ])('API-1: a success with %s is malformed', (_what, body) => {
    expect(() => parseAnswer(createEndpoint, answer(200, body), call)).toThrow(
      expect.objectContaining({ kind: 'malformed' }),
    );
  });

  const errors = { password: ['Password must be at least 10 characters long.'] };

  it.each([
    { row: 'API-9', endpoint: setPasswordEndpoint, status: 401 },
    { row: 'API-10', endpoint: changePasswordEndpoint, status: 401 },
    { row: 'API-15', endpoint: updateClientEndpoint, status: 422 },
  ])('$row: a success that names fields at fault is a 422, and one that names none a $status', (one) => {
    const { endpoint, status }: { endpoint: Endpoint; status: number } = one;
    const refused = (body: object) => () => parseAnswer(endpoint, answer(200, body), call);
    const fields = [{ field: 'password', code: 'invalid', message: errors.password[0] }];
    expect(refused({ success: false, errors })).toThrow(
      expect.objectContaining({ kind: 'refused', status: 422, fields }),
    );
    expect(refused({ success: false })).toThrow(expect.objectContaining({ kind: 'refused', status }));
  });

  it('API-10, API-24: a success whose only content is a group of faults is a 422 with them', () => {
    const json = { LoginForm: { password: errors.password, current_password: 'Incorrect password' } };
    const fields = [
      { field: 'password', code: 'invalid', message: errors.password[0] },
      { field: 'current_password', code: 'invalid', message: 'Incorrect password' },
    ];
    expect(() => parseAnswer(changePasswordEndpoint, answer(200, json), call)).toThrow(
      expect.objectContaining({ kind: 'refused', status: 422, fields }),
    );
  });

  it('API-2: a success that names the code at fault stays a 401', () => {
    const body = { errors: { otp: ['Unable to verify OTP'] } };
    expect(() => parseAnswer(mfaEndpoint, answer(200, body), call)).toThrow(
      expect.objectContaining({ kind: 'refused', status: 401 }),
    );
  });

  it('API-20, API-24: JSON of a success may come as a page, and says no with its words', () => {
    const asPage = (body: object) => ({ ...answer(200, body), contentType: 'text/html' });
    const read = parseAnswer(readNotificationEndpoint, asPage({ success: true }), call);
    expect(read).toMatchObject({ leftOut: [] });
    expect(() => parseAnswer(changePasswordEndpoint, asPage({ success: false, errors }), call)).toThrow(
      expect.objectContaining({ status: 422, message: errors.password[0] }),
    );
  });
});
