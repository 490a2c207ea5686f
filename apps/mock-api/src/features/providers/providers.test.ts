import { wireErrorSchema } from '@portal/contract/errors/error';
import type { Provider } from '@portal/contract/v1/providers';
import { describe, expect, test } from 'vitest';
import { buildTestApp } from '../../test/build-test-app.ts';
import { callsOf } from '../../test/calls.ts';
import { personOf } from '../../test/person.ts';
import { fullToken } from '../../test/sign-in.ts';

describe('API-17: providers', () => {
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
      expect((await callsOf(mock).get(provider._links!.self!.href, { token })).body).toEqual(provider);
  });

  test('one that is not there answers 404', async () => {
    const mock = await buildTestApp();
    const token = await fullToken(mock, 'empty');
    const url = '/v1/provider/00000000-0000-4000-8000-000000000000/view';
    expect((await callsOf(mock).get(url, { token })).status).toBe(404);
  });
});

describe('API-17, P-5: the client’s own policies at a provider', () => {
  test('are the ones of the list, over all providers', async () => {
    const mock = await buildTestApp();
    const person = personOf(mock, await fullToken(mock, 'vip'));
    const { items: providers } = await person.read('providers.list');
    const summaries = [];
    for (const { uuid } of providers)
      summaries.push(...(await person.read('providers.myPolicies', { query: { uuid } })).items);
    const { items: policies } = await person.read('policies.list');
    const uuids = (items: { uuid: string }[]) => items.map(({ uuid }) => uuid).sort();
    expect(uuids(summaries)).toEqual(uuids(policies));
    expect(summaries[0]).toEqual({
      uuid: expect.any(String),
      policy_number: expect.any(String),
      name: expect.any(String),
      _links: { self: { href: `/v1/policy/${summaries[0]?.uuid}/view` } },
    });
  });

  test('are reached by the link of the provider', async () => {
    const mock = await buildTestApp();
    const token = await fullToken(mock, 'standard');
    const person = personOf(mock, token);
    for (const { uuid, _links } of (await person.read('providers.list')).items) {
      const byLink = await callsOf(mock).get(_links!['my-policies']!.href, { token });
      expect(byLink.body).toEqual(await person.read('providers.myPolicies', { query: { uuid } }));
    }
  });

  test('SEC-F1: those of others are not among them, and a provider that is not there answers alike', async () => {
    const mock = await buildTestApp();
    const person = personOf(mock, await fullToken(mock, 'empty'));
    const { items } = await person.read('providers.list');
    for (const uuid of [...items.map((provider) => provider.uuid), '00000000-0000-4000-8000-000000000000'])
      expect(await person.read('providers.myPolicies', { query: { uuid } })).toEqual({ items: [] });
  });

  test.each(['', '?uuid=', '?uuid=..', '?uuid=a/b', '?uuid[not]=1'])(
    'without a provider ("%s") the answer is 422',
    async (query) => {
      const mock = await buildTestApp();
      const token = await fullToken(mock, 'empty');
      const answer = await callsOf(mock).get(`/v1/provider/my-policies${query}`, { token });
      expect([answer.status, wireErrorSchema.parse(answer.body).fields?.[0]?.field]).toEqual([422, 'uuid']);
    },
  );
});
