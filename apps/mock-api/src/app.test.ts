import { type EndpointName, endpoints } from '@portal/contract/endpoints';
import { expect, test } from 'vitest';
import { notYetServed } from './not-yet-served.ts';
import { buildTestApp } from './test/build-test-app.ts';
import { callsOf } from './test/calls.ts';
import { fullToken } from './test/sign-in.ts';

const uuid = '00000000-0000-4000-8000-000000000000';
const code = 'SOME-CODE-0001';

/** What the endpoints without a handler have to be sent before they say so. */
const samples: Partial<Record<EndpointName, object>> = {
  'client.update': { changedFields: {} },
  'messages.reply': { body: 'Thank you' },
};

test('Q4: every endpoint of the table has a route', async () => {
  const { app } = await buildTestApp();
  const missing = Object.entries(endpoints).filter(
    ([, { method, path }]) => !app.hasRoute({ method, url: path.replace(/\{(\w+)\}/g, ':$1') }),
  );
  expect(missing).toEqual([]);
});

test('what is not served yet answers 501 after its token is checked', async () => {
  const mock = await buildTestApp();
  const token = await fullToken(mock, 'standard');
  for (const name of notYetServed) {
    const { method, path } = endpoints[name];
    const url = path.replace('{code}', code).replace(/\{\w+\}/g, uuid);
    const sample = samples[name];
    const answer = await (sample
      ? callsOf(mock).json(`${method} ${url}`, sample, { token })
      : callsOf(mock).bare(method, url, { token }));
    expect([name, answer.status, answer.body]).toEqual([
      name,
      501,
      { code: 'NOT_IMPLEMENTED', message: 'This is not served yet.' },
    ]);
  }
});

test('nothing else answers 501: the table is what is served and what is on the list', async () => {
  const mock = await buildTestApp();
  const token = await fullToken(mock, 'standard');
  const waiting = new Set<string>(notYetServed);
  for (const [name, { method, path }] of Object.entries(endpoints)) {
    if (waiting.has(name)) continue;
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
