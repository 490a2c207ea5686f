import { endpoints } from '@portal/contract/endpoints';
import { expect, test } from 'vitest';
import { buildTestApp } from './test/build-test-app.ts';
import { callsOf } from './test/calls.ts';
import { fullToken } from './test/sign-in.ts';

const uuid = '00000000-0000-4000-8000-000000000000';
const code = 'SOME-CODE-0001';

test('Q-4: every endpoint of the table has a route', async () => {
  const { app } = await buildTestApp();
  const missing = Object.entries(endpoints).filter(
    ([, { method, path }]) => !app.hasRoute({ method, url: path.replace(/\{(\w+)\}/g, ':$1') }),
  );
  expect(missing).toEqual([]);
});

test('Q-4: nothing of the table answers 501', async () => {
  const mock = await buildTestApp();
  const token = await fullToken(mock, 'standard');
  for (const [name, { method, path }] of Object.entries(endpoints)) {
    const url = path.replace('{code}', code).replace(/\{\w+\}/g, uuid);
    expect([name, (await callsOf(mock).bare(method, url, { token })).status]).not.toEqual([name, 501]);
  }
});

test('health: 200 while the database answers, 503 when it does not', async () => {
  const mock = await buildTestApp();
  expect((await callsOf(mock).get('/healthz')).body).toEqual({ status: 'ok' });
  await mock.database.$disconnect();
  mock.database.$queryRaw = () => Promise.reject(new Error('gone')) as never;
  expect((await callsOf(mock).get('/healthz')).status).toBe(503);
});
