import request from 'supertest';
import { describe, expect, test } from 'vitest';
import { buildTestApp } from '../test/build-test-app.ts';
import { fullToken } from '../test/sign-in.ts';

const signIn = '/v1/authentication/create';
const agree = '/v1/user/terms/agree';
const form = 'application/x-www-form-urlencoded';

/** The app on a port of its own, as supertest wants it, and a token for everything. */
async function startApp() {
  const mock = await buildTestApp();
  await mock.app.ready();
  return { mock, http: request(mock.app.server), bearer: `Bearer ${await fullToken(mock, 'standard')}` };
}

describe('SEC-G6: a body that cannot be taken', () => {
  test('one larger than 64 kB answers 413', async () => {
    const { http } = await startApp();
    const answer = await http
      .post(signIn)
      .type(form)
      .send(`LoginForm[password]=${'a'.repeat(66_000)}`);
    expect([answer.status, answer.body.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  });

  test.each([
    ['text', 'text/plain'],
    ['XML', 'application/xml'],
    ['a multipart form', 'multipart/form-data; boundary=x'],
    ['JSON where a form is asked for', 'application/json'],
  ])('%s answers 415', async (_what, type) => {
    const { http } = await startApp();
    const answer = await http.post(signIn).set('content-type', type).send('{"LoginForm":{}}');
    expect([answer.status, answer.body.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  });

  test('a form where JSON is expected answers 415', async () => {
    const { http, bearer } = await startApp();
    const answer = await http.put(agree).set('authorization', bearer).type(form).send('version=4');
    expect(answer.status).toBe(415);
  });

  test.each([
    ['half of it', '{"version":'],
    ['nested too deep', `${'['.repeat(30_000)}`],
    ['with __proto__', '{"version":"4","__proto__":{"isVip":true}}'],
    ['with constructor', '{"version":"4","constructor":{"prototype":{}}}'],
    ['with one key twice', '{"version":"3","version":"4"}'],
  ])('JSON %s answers 400', async (_what, text) => {
    const { http, bearer } = await startApp();
    const answer = await http
      .put(agree)
      .set('authorization', bearer)
      .set('content-type', 'application/json')
      .send(text);
    expect([answer.status, answer.body]).toEqual([
      400,
      { code: 'MALFORMED_REQUEST', message: 'The request could not be read.' },
    ]);
  });

  test.each([
    'LoginForm[username]=a%40b.example&LoginForm[username]=c%40d.example&LoginForm[password]=x',
    'LoginForm[__proto__][isVip]=1',
    'LoginForm[username]=%E0%A4%A',
  ])('a form that could do harm answers 400: %s', async (text) => {
    const { http } = await startApp();
    expect((await http.post(signIn).type(form).send(text)).status).toBe(400);
  });

  test('no body at all, an empty one, and JSON that is not an object are answered with what is missing', async () => {
    const { http, bearer } = await startApp();
    expect((await http.post(signIn)).status).toBe(422);
    const put = () => http.put(agree).set('authorization', bearer).set('content-type', 'application/json');
    for (const text of ['', '[]', '"4"', 'null']) expect((await put().send(text)).status).toBe(422);
  });

  test('SEC-G7: an object where text belongs answers 422', async () => {
    const { http, bearer } = await startApp();
    const answer = await http
      .put(agree)
      .set('authorization', bearer)
      .send({ version: { contains: '' } });
    expect(answer.body.fields).toEqual([
      { field: 'version', code: 'invalid_type', message: 'This field has the wrong type.' },
    ]);
  });
});

describe('a path that is not of the contract', () => {
  test.each([
    '/',
    '/v1',
    '/v1/nothing',
    '/v1/policy/',
    '/v1/policy/x.css',
    '/v2/policy',
    `/v1/${'a'.repeat(5000)}`,
  ])('%s answers 404', async (path) => {
    const { http } = await startApp();
    const answer = await http.get(path);
    expect([answer.status, answer.body.code]).toEqual([404, 'NOT_FOUND']);
  });

  test('one that cannot be read answers 400', async () => {
    const { http } = await startApp();
    const answer = await http.get('/v1/invite/%zz');
    expect([answer.status, answer.body.code]).toEqual([400, 'MALFORMED_REQUEST']);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' });
  });

  test('SEC-G45: another method answers 405 and says which are allowed', async () => {
    const { http, bearer } = await startApp();
    const answer = await http.put('/v1/policy').set('authorization', bearer);
    expect([answer.status, answer.body.code, answer.headers.allow]).toEqual([
      405,
      'METHOD_NOT_ALLOWED',
      'GET',
    ]);
    expect((await http.delete('/v1/client')).headers.allow).toBe('GET, PUT');
    expect((await http.trace('/v1/policy')).status).toBe(405);
    expect((await http.head('/v1/terms')).status).toBe(405);
  });
});

describe('SEC-G10, SEC-G11: headers of every answer', () => {
  test.each([
    ['/v1/terms', 200],
    ['/v1/policy', 401],
    ['/v1/nothing', 404],
    ['/v1/invite/%zz', 400],
    ['/healthz', 200],
  ])('%s (%i): not to be stored, a request id, and nothing about the server', async (path, status) => {
    const { http } = await startApp();
    const answer = await http.get(path);
    expect(answer.status).toBe(status);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['x-request-id']).toMatch(/^[\w-]{8,64}$/);
    for (const name of ['server', 'x-powered-by', 'x-ratelimit-limit'])
      expect(answer.headers[name]).toBeUndefined();
  });

  test('the caller’s own request id comes back, one that could forge a log line does not', async () => {
    const { http } = await startApp();
    const idOf = async (id: string) =>
      (await http.get('/v1/terms').set('x-request-id', id)).headers['x-request-id'];
    expect(await idOf('portal-0123456789')).toBe('portal-0123456789');
    expect(await idOf('a b {"level":60}')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('an internal error discloses nothing about the service', async () => {
    const { http, mock, bearer } = await startApp();
    await mock.database.$executeRaw`UPDATE policy SET details = 'not JSON, but canary'`;
    const answer = await http.get('/v1/policy').set('authorization', bearer);
    expect([answer.status, answer.text]).toEqual([
      500,
      '{"code":"UNKNOWN","message":"Something went wrong."}',
    ]);
    expect(mock.log()).toContain('"kind":"SyntaxError"');
    expect(mock.log()).not.toContain('canary');
  });

  test('an answer that would not keep to the contract is not sent', async () => {
    const { http, mock, bearer } = await startApp();
    await mock.database.policy.updateMany({ data: { status: 'canary' } });
    expect((await http.get('/v1/policy').set('authorization', bearer)).status).toBe(500);
    expect(mock.log()).toContain('"kind":"AnswerMismatch"');
    expect(mock.log()).toContain('items.0.status invalid_value');
    expect(mock.log()).not.toContain('canary');
  });
});

describe('SEC-B3: calls without a token are counted by address', () => {
  test('one more than allowed answers 429 with Retry-After, until the minute is over', async () => {
    const mock = await buildTestApp({ publicCallsPerMinute: 3 });
    const get = (url: string) => mock.app.inject({ method: 'GET', url });
    for (let index = 0; index < 3; index += 1) expect((await get('/v1/terms')).statusCode).toBe(200);
    const refused = await get('/v1/terms');
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('60');
    expect(refused.json()).toEqual({
      code: 'TOO_MANY_REQUESTS',
      message: 'Too many requests. Please wait and try again.',
    });
    mock.clock.advance(60_000);
    expect((await get('/v1/terms')).statusCode).toBe(200);
  });

  test('an address that the caller claims is not trusted (SEC-B4), and paths that do not exist are counted too', async () => {
    const mock = await buildTestApp({ publicCallsPerMinute: 3 });
    const statuses = [];
    for (let index = 0; index < 4; index += 1) {
      const headers = { 'x-forwarded-for': `203.0.113.${index}` };
      statuses.push((await mock.app.inject({ method: 'GET', url: '/v1/nothing', headers })).statusCode);
    }
    expect(statuses).toEqual([404, 404, 404, 429]);
  });

  test('calls with a token are not', async () => {
    const mock = await buildTestApp({ publicCallsPerMinute: 3 });
    const headers = { authorization: `Bearer ${await fullToken(mock, 'standard')}` };
    for (let index = 0; index < 10; index += 1)
      expect((await mock.app.inject({ method: 'GET', url: '/v1/firm', headers })).statusCode).toBe(200);
  });
});

test('SEC-I1: a slow caller has five seconds for the headers and ten for the whole request', async () => {
  const { app } = await buildTestApp();
  expect(app.server.headersTimeout).toBe(5000);
  expect(app.server.requestTimeout).toBe(10_000);
});
