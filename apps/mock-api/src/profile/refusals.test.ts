import { endpoints } from '@portal/contract/endpoints';
import request from 'supertest';
import { describe, expect, test } from 'vitest';
import { buildQaApp } from '../test/build-qa-app.ts';
import { asSpecified, buildTestApp } from '../test/build-test-app.ts';
import { callsOf } from '../test/calls.ts';
import { codeOf, emailOf, fullToken, tryCode, tryPassword } from '../test/sign-in.ts';

describe('API-24: refusals in the specification profile have a message and no code', () => {
  test('a 422 has the sentences of each field under its name', async () => {
    const mock = await buildTestApp(asSpecified);
    const values = { 'LoginForm[password]': 'short', 'LoginForm[code]': 'INVITE-VALID-0001' };
    const { status, body } = await callsOf(mock).form('POST /v1/user/set-password', values);
    const errors = {
      'LoginForm[password]': ['Password must be at least 10 characters long.'],
      'LoginForm[repeat_password]': ['This field is required.'],
    };
    const message = Object.values(errors).flat().join(' ');
    expect([status, body]).toEqual([422, { message, errors }]);
  });

  test.each([
    ['API-1: a wrong password', 401, 'Incorrect password', 'standard'],
    ['API-1: a locked login', 423, expect.stringContaining('exhausted'), 'locked'],
  ] as const)('%s', async (...[_what, status, message, person]) => {
    const mock = await buildTestApp(asSpecified);
    const answer = await tryPassword(mock, emailOf(person), { password: 'Not-My-Password!!!' });
    expect([answer.status, answer.body]).toEqual([status, { message }]);
  });

  test('API-2: a wrong code, API-21: no token, and an unknown id', async () => {
    const mock = await buildTestApp(asSpecified);
    const code = await tryCode(mock, await codeOf('locked', mock.clock), undefined);
    const token = await fullToken(mock, 'standard');
    const missing = await callsOf(mock).get('/v1/policy/00000000-0000-4000-8000-000000000000/view', {
      token,
    });
    const none = await callsOf(mock).get('/v1/policy');
    expect([code.status, none.status, missing.status]).toEqual([401, 401, 404]);
    for (const { body } of [code, none, missing]) expect(Object.keys(body)).toEqual(['message']);
  });

  test('one of the server itself: an unknown path, another method, a body that cannot be read', async () => {
    const mock = await buildTestApp(asSpecified);
    await mock.app.ready();
    const http = request(mock.app.server);
    const answers = [
      await http.get('/v1/nothing'),
      await http.put('/v1/policy'),
      await http.get('/v1/invite/%zz'),
      await http.post('/v1/authentication/create').type('text/plain').send('x'),
    ];
    expect(answers.map(({ status, body }) => [status, Object.keys(body)])).toEqual(
      [404, 405, 400, 415].map((status) => [status, ['message']]),
    );
  });
});

describe('in the specification profile there are no calls that the portal adds', () => {
  const added = Object.entries(endpoints).filter(([, endpoint]) => 'extension' in endpoint);

  test.each(added)('%s', async (_name, { method, path }) => {
    const mock = await buildTestApp(asSpecified);
    const token = await fullToken(mock, 'standard');
    const url = path.replace(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000');
    const { status, headers } = await callsOf(mock).bare(method, url, { token });
    // API-14, API-19: the path is known, for POST alone.
    if (url === '/v1/device' || url.endsWith('/like')) expect([status, headers.allow]).toEqual([405, 'POST']);
    else expect([status, headers.allow]).toEqual([404, undefined]);
  });
});

test('Q-3: the controls answer alike in both profiles', async () => {
  const { qa } = await buildQaApp({ variables: { MOCK_PROFILE: 'specification' } });
  const { people } = await qa.read('people.list');
  expect(people).toHaveLength(10);
  const refused = await qa.refused('people.view', { params: { email: 'nobody@portal.example.com' } });
  expect(refused).toEqual({ status: 404, code: 'NOT_FOUND', message: 'No client has this address.' });
});
