import { effectCases, layFault, tryEffect, tryHang } from '@portal/faults/test/effect-cases';
import { rawCall } from '@portal/faults/test/raw-call';
import { describe, expect, test } from 'vitest';
import { buildQaApp } from '../../test/build-qa-app.ts';
import { callsOf } from '../../test/calls.ts';
import { documentsOfTest } from '../../test/documents-of-test.ts';

/** Answered to anyone, and short. */
const path = '/v1/user/get-contact-support-reasons';

async function startMock() {
  const mock = await buildQaApp();
  return { ...mock, origin: await mock.app.listen({ port: 0, host: '127.0.0.1' }) };
}

describe('Q-3: faults over real sockets', () => {
  test.each(effectCases)('$what', async (effectCase) => {
    const { origin } = await startMock();
    await tryEffect(origin, path, effectCase);
  });

  test('hang: not a byte, while others are answered', async () => {
    const { origin } = await startMock();
    await tryHang(origin, path);
  });

  test('a mock ends though a call hangs, and one is delayed', async () => {
    const { app, origin, qa } = await startMock();
    await layFault(origin, { route: path, effect: { kind: 'latency', milliseconds: 100_000 } });
    await layFault(origin, { route: path, effect: { kind: 'hang' }, times: 1 });
    const calls = [rawCall(origin, path), rawCall(origin, path)];
    await expect.poll(async () => (await qa.read('faults.list')).faults[0]?.applied).toBe(1);
    await app.close();
    await Promise.all(calls.map(({ answer }) => answer));
  });
});

describe('Q-3: faults of the mock', () => {
  const effect = { kind: 'status', status: 503 } as const;

  test('apply to /v1 only: the controls, the health check and the description keep working', async () => {
    const mock = await buildQaApp();
    await mock.qa.read('faults.add', { body: { route: '/v1/*', effect } });
    const { get } = callsOf(mock);
    const statuses = async (...urls: string[]) =>
      Promise.all(urls.map(async (url) => (await get(url)).status));
    expect(await statuses(path, '/v1/firm', '/v1/terms')).toEqual([503, 503, 503]);
    expect(await statuses('/qa/faults', '/qa/people', '/healthz', '/docs/json')).toEqual([
      200, 200, 200, 200,
    ]);
  });

  test('P-13: spoil the bytes of a document too', async () => {
    const { mock, upload } = await documentsOfTest({ faults: true });
    const text = 'A page of text. '.repeat(100);
    const { body } = await upload({ fields: { file_name: 'a.txt' }, bytes: text });
    const path = `/v1/document/${(body as { uuid: string }).uuid}/content`;
    const origin = await mock.app.listen({ port: 0, host: '127.0.0.1' });
    await layFault(origin, { route: '/v1/document/*', effect: { kind: 'cut' }, times: 1 });
    const get = async () =>
      (await fetch(origin + path, { headers: { authorization: `Bearer ${mock.token}` } })).text();
    await expect(get()).rejects.toThrow();
    expect(await get()).toBe(text);
  });

  test('are listed with what they did, removed one by one and all at once', async () => {
    const mock = await buildQaApp();
    const first = await mock.qa.read('faults.add', { body: { route: `GET ${path}`, effect, times: 2 } });
    await mock.qa.read('faults.add', { body: { route: '/v1/firm', effect, chance: 0.5, for_seconds: 60 } });
    await callsOf(mock).get(path);
    expect((await mock.qa.read('faults.list')).faults).toMatchObject([
      { ...first, matched: 1, applied: 1 },
      { id: '2', chance: 0.5, seed: 1, ends_at: expect.any(String), matched: 0 },
    ]);
    await mock.qa.read('faults.remove', { params: { id: first.id } });
    expect((await callsOf(mock).get(path)).status).toBe(200);
    expect(await mock.qa.refused('faults.remove', { params: { id: first.id } })).toMatchObject({
      status: 404,
    });
    await mock.qa.read('faults.clear');
    expect(await mock.qa.read('faults.list')).toEqual({ faults: [] });
  });

  test.each([
    ['a path that /v1 does not have', { route: '/v1/pensions', effect }, 'route'],
    ['a path of the controls', { route: '/qa/people', effect }, 'route'],
    ['an unknown effect', { route: path, effect: { kind: 'explode' } }, 'effect.kind'],
    ['an invalid status', { route: path, effect: { kind: 'status', status: 42 } }, 'effect.status'],
    ['a chance above 1', { route: path, effect, chance: 1.5 }, 'chance'],
    ['a field too many', { route: path, effect, world: 'mine' }, 'world'],
  ])('%s is refused with the field at fault', async (_what, body, field) => {
    const mock = await buildQaApp();
    const refusal = await callsOf(mock).json('POST /qa/faults', body);
    expect(refusal).toMatchObject({ status: 422, body: { fields: [{ field }] } });
    expect(await mock.qa.read('faults.list')).toEqual({ faults: [] });
  });

  test('a hundred and one are too many', async () => {
    const { qa } = await buildQaApp();
    for (let count = 0; count < 100; count += 1)
      await qa.read('faults.add', { body: { route: path, effect, chance: 0.5 } });
    expect(await qa.refused('faults.add', { body: { route: path, effect } })).toMatchObject({
      status: 409,
      code: 'CONFLICT',
    });
  });

  test('of one world leave the others alone', async () => {
    const { origin, qa } = await startMock();
    const world = await qa.read('worlds.create', { body: {} });
    await layFault(world.base_url, { route: '/v1/*', effect });
    expect((await fetch(`${world.base_url}${path}`)).status).toBe(503);
    expect((await fetch(`${origin}${path}`)).status).toBe(200);
  });
});
