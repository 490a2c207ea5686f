import type { Provider } from '@portal/contract/providers';
import { describe, expect, test } from 'vitest';
import { buildTestApp } from '../../test/build-test-app.ts';
import { callsOf } from '../../test/calls.ts';
import { fullToken } from '../../test/sign-in.ts';

describe('A17: providers', () => {
  test('all of them by name, and each alone by its own link', async () => {
    const mock = await buildTestApp();
    const token = await fullToken(mock, 'empty');
    const { status, body } = await callsOf(mock).get('/v1/provider', { token });
    expect(status).toBe(200);
    const items: Provider[] = body.items;
    expect(items.length).toBeGreaterThan(3);
    const names = items.map(({ name }) => name);
    expect(names).toEqual([...names].sort());
    for (const provider of items)
      expect((await callsOf(mock).get(provider._links.self.href, { token })).body).toEqual(provider);
  });

  test('one that is not there answers 404', async () => {
    const mock = await buildTestApp();
    const token = await fullToken(mock, 'empty');
    const url = '/v1/provider/00000000-0000-4000-8000-000000000000/view';
    expect((await callsOf(mock).get(url, { token })).status).toBe(404);
  });
});

describe('A17, P5: the client’s own policies at a provider', () => {
  test('are the ones of the list, over all providers', async () => {
    const mock = await buildTestApp();
    const token = await fullToken(mock, 'vip');
    const calls = callsOf(mock);
    const providers: Provider[] = (await calls.get('/v1/provider', { token })).body.items;
    const summaries = [];
    for (const { _links } of providers)
      summaries.push(...(await calls.get(_links['my-policies'].href, { token })).body.items);
    const policies = (await calls.get('/v1/policy', { token })).body.items;
    const uuids = (items: { uuid: string }[]) => items.map(({ uuid }) => uuid).sort();
    expect(uuids(summaries)).toEqual(uuids(policies));
    expect(summaries[0]).toEqual({
      uuid: expect.any(String),
      policy_number: expect.any(String),
      name: expect.any(String),
      _links: { self: { href: `/v1/policy/${summaries[0].uuid}/view` } },
    });
  });

  test('F1: those of others are not among them', async () => {
    const mock = await buildTestApp();
    const token = await fullToken(mock, 'empty');
    const { items } = (await callsOf(mock).get('/v1/provider', { token })).body;
    for (const { _links } of items as Provider[])
      expect((await callsOf(mock).get(_links['my-policies'].href, { token })).body).toEqual({ items: [] });
  });

  test.each(['', '?uuid=', '?uuid=1', '?uuid[not]=1'])(
    'without a provider ("%s") the answer is 422',
    async (query) => {
      const mock = await buildTestApp();
      const token = await fullToken(mock, 'empty');
      const answer = await callsOf(mock).get(`/v1/provider/my-policies${query}`, { token });
      expect([answer.status, answer.body.fields[0].field]).toEqual([422, 'uuid']);
    },
  );
});
