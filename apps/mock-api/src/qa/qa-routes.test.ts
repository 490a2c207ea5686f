import type { Endpoint } from '@portal/contract/endpoint';
import { qaEndpoints } from '@portal/contract/qa/qa-endpoints';
import { describe, expect, test } from 'vitest';
import { loadEnv } from '../env.ts';
import { buildQaApp } from '../test/build-qa-app.ts';
import { buildTestApp, testSecret } from '../test/build-test-app.ts';

const table: [string, Endpoint][] = Object.entries(qaEndpoints);
const urlOf = ({ path }: Endpoint) =>
  path.replace('{email}', 'vip%40portal.example.com').replace('{name}', 'locked-out').replace('{id}', '1');

describe('Q-6: without QA_CONTROLS', () => {
  test.each(table)('%s answers like any unknown path', async (_name, endpoint) => {
    const { app } = await buildTestApp();
    const call = { method: endpoint.method, url: urlOf(endpoint) };
    const { headers: _given, ...reply } = await answerOf(app.inject(call));
    const { headers: _other, ...unknown } = await answerOf(
      app.inject({ method: endpoint.method, url: '/nothing' }),
    );
    expect(reply).toEqual(unknown);
    expect(reply.status).toBe(404);
  });

  test('the page is not there either', async () => {
    const { app } = await buildTestApp();
    expect((await app.inject('/qa')).statusCode).toBe(404);
  });

  test('production refuses to start with them', () => {
    const variables = {
      DATABASE_URL: 'file:/tmp/mock.db',
      MOCK_TOKEN_SECRET: testSecret,
      NODE_ENV: 'production',
      SEED: 'never',
    };
    expect(loadEnv(variables).QA_CONTROLS).toBe(false);
    expect(() => loadEnv({ ...variables, QA_CONTROLS: '1' })).toThrow('QA_CONTROLS: must be 0 in production');
  });
});

describe('Q-3: with QA_CONTROLS', () => {
  test.each(table)('%s is served', async (_name, endpoint) => {
    const { app } = await buildQaApp();
    const route = { method: endpoint.method, url: endpoint.path.replace(/\{(\w+)\}/g, ':$1') };
    expect(app.hasRoute(route)).toBe(true);
  });

  test('another method answers 405 and says which are allowed', async () => {
    const { app } = await buildQaApp();
    const reply = await app.inject({ method: 'DELETE', url: '/qa/clock' });
    expect([reply.statusCode, reply.headers.allow]).toEqual([405, 'GET, PUT']);
  });

  test('a body that is not JSON is refused, and so is one of another kind', async () => {
    const { app } = await buildQaApp();
    const put = (type: string, payload: string) =>
      app.inject({ method: 'PUT', url: '/qa/clock', headers: { 'content-type': type }, payload });
    expect((await put('application/json', '{"advance_seconds":')).statusCode).toBe(400);
    expect((await put('text/plain', '{"advance_seconds":5}')).statusCode).toBe(415);
  });
});

describe('Q-11: no page of another origin controls the mock', () => {
  const hostile = [
    ['a page of another origin', { origin: 'https://evil.example' }],
    [
      'a page of another port of this machine',
      { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-site' },
    ],
    ['a picture or a form of another site', { 'sec-fetch-site': 'cross-site' }],
    ['a name that was made to lead here', { host: 'evil.example' }],
    ['a page without an origin', { origin: 'null' }],
  ] as const;

  test.each(hostile)('%s is refused, for reading as for writing', async (_who, headers) => {
    const { app, qa } = await buildQaApp();
    const before = await qa.read('people.list');
    for (const call of [
      { method: 'GET', url: '/qa' },
      { method: 'GET', url: '/qa/people' },
      { method: 'POST', url: '/qa/reset' },
      { method: 'PUT', url: '/qa/people/vip%40portal.example.com', payload: { locked: true } },
    ] as const)
      expect(
        (await app.inject({ ...call, headers: { host: 'localhost:8081', ...headers } })).statusCode,
      ).toBe(403);
    expect(await qa.read('people.list')).toEqual(before);
  });

  test.each([
    ['a script', { host: '127.0.0.1:8081' }],
    ['the page of the mock itself', { origin: 'http://localhost:8081', 'sec-fetch-site': 'same-origin' }],
    ['somebody who typed the address', { 'sec-fetch-site': 'none' }],
    ['a name of QA_HOSTS', { host: 'mock-api:8081' }],
  ])('%s is allowed', async (_who, headers) => {
    const { app } = await buildQaApp({ variables: { QA_HOSTS: 'mock-api' } });
    const reply = await app.inject({ url: '/qa/people', headers: { host: 'localhost:8081', ...headers } });
    expect(reply.statusCode).toBe(200);
  });

  const fromElsewhere = {
    url: '/qa/people/vip%40portal.example.com/code',
    remoteAddress: '192.0.2.7',
    headers: { host: 'localhost:8081' },
  };

  test('another machine is refused, though it says that it called this one by name', async () => {
    const { app } = await buildQaApp({ variables: { QA_HOSTS: 'mock-api' } });
    expect((await app.inject(fromElsewhere)).statusCode).toBe(403);
  });

  test('another machine is allowed with QA_ALLOW_REMOTE, as in containers', async () => {
    const { app } = await buildQaApp({ variables: { QA_ALLOW_REMOTE: '1' } });
    expect((await app.inject(fromElsewhere)).statusCode).toBe(200);
  });

  test('faults and the clock of the controls never touch the controls themselves', async () => {
    const { qa, app } = await buildQaApp();
    await qa.read('faults.add', { body: { route: '/v1/*', effect: { kind: 'status', status: 503 } } });
    expect((await app.inject('/v1/terms')).statusCode).toBe(503);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    expect((await qa.read('faults.list')).faults).toHaveLength(1);
  });
});

async function answerOf(reply: Promise<{ statusCode: number; body: string; headers: object }>) {
  const { statusCode: status, body, headers } = await reply;
  return { status, body, headers };
}
