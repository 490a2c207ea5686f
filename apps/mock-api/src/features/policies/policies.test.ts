import { type Policy, policySchema } from '@portal/contract/v1/policies';
import { describe, expect, test, vi } from 'vitest';
import { buildTestApp, type TestApp } from '../../test/build-test-app.ts';
import { callsOf } from '../../test/calls.ts';
import { personOf } from '../../test/person.ts';
import { fullToken } from '../../test/sign-in.ts';
import { createPolicies } from './policies-service.ts';

const missing = '00000000-0000-4000-8000-000000000000';

async function policiesOf(mock: TestApp, token: string): Promise<Policy[]> {
  return (await callsOf(mock).get('/v1/policy', { token })).body.items;
}

describe('API-21: the policies of the signed-in person', () => {
  test('vip@ has eight of all kinds, standard@ three, empty@ none, each in its order', async () => {
    const mock = await buildTestApp();
    const vip = await policiesOf(mock, await fullToken(mock, 'vip'));
    expect(vip).toHaveLength(8);
    for (const policy of vip) expect(policySchema.safeParse(policy).error).toBeUndefined();
    expect(new Set(vip.map(({ category }) => category)).size).toBeGreaterThanOrEqual(4);
    expect(await policiesOf(mock, await fullToken(mock, 'standard'))).toHaveLength(3);
    expect(await policiesOf(mock, await fullToken(mock, 'empty'))).toEqual([]);
  });

  test('each is the same when requested alone, by its own link', async () => {
    const mock = await buildTestApp();
    const token = await fullToken(mock, 'vip');
    const person = personOf(mock, token);
    for (const policy of await policiesOf(mock, token)) {
      const { _embedded, ...alone } = await person.follow('policies.view', policy._links!.self!);
      expect(alone).toEqual(policy);
    }
  });

  test('one that is requested alone brings its latest valuation along, where it has one that can be read', async () => {
    const mock = await buildTestApp();
    const token = await fullToken(mock, 'vip');
    const person = personOf(mock, token);
    const embedded = async ({ _links }: Policy) =>
      (await person.follow('policies.view', _links!.self!))._embedded;
    const policies = await policiesOf(mock, token);
    for (const policy of policies) {
      const latest = await callsOf(mock).get(policy._links!['valuation-latest']!.href, { token });
      expect(await embedded(policy)).toEqual(
        latest.status === 200 ? { 'valuation-latest': latest.body } : null,
      );
    }
    const valued = await Promise.all(policies.map(embedded));
    expect(valued.filter((one) => one !== null)).toHaveLength(5);
    await mock.database.valuation.updateMany({ data: { source: 'nonsense' } });
    expect(await Promise.all(policies.map(embedded))).toEqual(policies.map(() => null));
  });

  test('one owner of each is the client; the other owner of a joint policy is not', async () => {
    const mock = await buildTestApp();
    const owners = (await policiesOf(mock, await fullToken(mock, 'vip'))).map((policy) => policy.owners!);
    for (const some of owners)
      expect(some.filter(({ is_client }) => is_client)).toMatchObject([{ name: 'Imogen Hartnoll' }]);
    const [joint] = owners.filter(({ length }) => length > 1);
    expect(joint?.find(({ is_client }) => is_client === false)?.name).toBe('Edmund Hartnoll');
  });

  test('amounts are whole pence', async () => {
    const mock = await buildTestApp();
    const items = await policiesOf(mock, await fullToken(mock, 'vip'));
    const amounts = items.flatMap(({ contributions }) => contributions!.map(({ amount }) => amount));
    expect(amounts.length).toBeGreaterThan(0);
    for (const amount of amounts) expect(Number.isInteger(amount)).toBe(true);
  });

  test('links are paths of this service', async () => {
    const mock = await buildTestApp();
    const [policy] = await policiesOf(mock, await fullToken(mock, 'standard'));
    expect(policy?._links).toEqual({
      self: { href: `/v1/policy/${policy?.uuid}/view` },
      provider: { href: `/v1/provider/${policy?.provider?.uuid}/view` },
      'valuation-latest': { href: `/v1/policy/${policy?.uuid}/valuation/latest` },
      'valuation-graph': { href: `/v1/policy/${policy?.uuid}/valuation/graph` },
    });
  });
});

describe('API-30: the latest valuation, by its link', () => {
  test('a list of them, asked for at once, costs two statements: one for the token and one for all valuations', async () => {
    const mock = await buildTestApp();
    const token = await fullToken(mock, 'vip');
    const policies = await policiesOf(mock, token);
    const headers = { authorization: `Bearer ${token}` };
    const statements = vi.spyOn(mock.database, '$queryRaw');
    const answers = await Promise.all(
      policies.map(({ _links }) => mock.app.inject({ url: _links!['valuation-latest']!.href, headers })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
    expect(statements).toHaveBeenCalledTimes(2);
    statements.mockRestore();
  });

  test('asked for at once they are one statement, however many, and each is its own policy’s', async () => {
    const { database } = await buildTestApp();
    const policies = await database.policy.findMany({
      include: { _count: { select: { valuations: true } } },
    });
    const ofLarge = await database.client.findFirstOrThrow({ where: { email: 'large@portal.example.com' } });
    const requested = policies.map(({ uuid, clientUuid, _count }) => ({
      uuid,
      clientUuid,
      isValued: _count.valuations > 0,
    }));
    expect(requested.length).toBeGreaterThan(20);
    let statements = 0;
    const counting = new Proxy(database, {
      get: (target, key) => {
        if (key === '$queryRaw') statements += 1;
        return Reflect.get(target, key) as unknown;
      },
    });
    const { latestValuation } = createPolicies({ database: counting });
    const found = await Promise.allSettled(
      requested.map(({ uuid, clientUuid }) => latestValuation(clientUuid, uuid)),
    );
    expect(statements).toBe(1);
    for (const [index, { uuid, isValued }] of requested.entries()) {
      const outcome = found[index];
      expect(outcome?.status).toBe(isValued ? 'fulfilled' : 'rejected');
      if (outcome?.status === 'fulfilled') expect(outcome.value.policyUuid).toBe(uuid);
    }
    // SEC-F1: those of other clients are as if they were not there, even beside one's own.
    const others = requested.filter(({ clientUuid }) => clientUuid !== ofLarge.uuid);
    const foreign = await Promise.allSettled(others.map(({ uuid }) => latestValuation(ofLarge.uuid, uuid)));
    expect(new Set(foreign.map(({ status }) => status))).toEqual(new Set(['rejected']));
  });

  /** The policies of vip@, apart by whether they have a value. */
  async function vipPolicies() {
    const mock = await buildTestApp();
    const person = personOf(mock, await fullToken(mock, 'vip'));
    const { items } = await person.read('policies.list');
    const values = await mock.database.valuation.groupBy({ by: ['policyUuid'] });
    const isValued = ({ uuid }: Policy) => values.some(({ policyUuid }) => policyUuid === uuid);
    const unvalued = items.filter((policy) => !isValued(policy));
    return { mock, person, valued: items.filter(isValued), unvalued };
  }

  test('is the newest there is, and its parts sum to its value', async () => {
    const { mock, person, valued } = await vipPolicies();
    expect(valued.length).toBeGreaterThan(0);
    const holdings = [];
    for (const { uuid, _links } of valued) {
      const valuation = await person.follow('policies.latestValuation', _links!['valuation-latest']!);
      expect(valuation.policy?.uuid).toBe(uuid);
      const valuedOn = { gt: valuation.valued_on! };
      expect(await mock.database.valuation.count({ where: { policyUuid: uuid, valuedOn } })).toBe(0);
      // One provider gives none: see below.
      if (valuation.holdings === null) continue;
      const parts = valuation.holdings;
      const sum = parts.reduce((before, { value }) => before + value, valuation.cash!);
      if (parts.length > 0) expect(sum).toBe(valuation.value);
      holdings.push(...parts);
    }
    expect(holdings.length).toBeGreaterThan(0);
  });

  test('P-65, P-69: of one policy the provider gives the value alone: holdings, cash and charges are not given, and not empty', async () => {
    const { person, valued } = await vipPolicies();
    const alone = valued.filter(({ charges }) => charges === null);
    expect(alone.map(({ name }) => name)).toEqual(['Rainy-day cash ISA']);
    for (const { uuid, name, _links } of valued) {
      const valuation = await person.follow('policies.latestValuation', _links!['valuation-latest']!);
      expect(valuation.value, name!).toBeGreaterThan(0);
      const isAlone = alone.some((policy) => policy.uuid === uuid);
      expect([name, valuation.holdings === null, valuation.cash === null]).toEqual([name, isAlone, isAlone]);
    }
  });

  test('P-2: a lower transfer value, the cash beside the funds and each fund are given', async () => {
    const { person, valued } = await vipPolicies();
    const bond = valued.find(({ plan_type }) => plan_type === 'offshore_bond');
    const valuation = await person.follow('policies.latestValuation', bond!._links!['valuation-latest']!);
    expect(valuation).toMatchObject({ value: 21_490_000, transfer_value: 21_060_200 });
    expect(valuation.holdings?.[0]).toMatchObject({ fund_name: 'Kelder Cautious Portfolio', percent: 64.6 });
  });

  test('a policy without a value yet answers 404', async () => {
    const { person, unvalued } = await vipPolicies();
    expect(unvalued.length).toBeGreaterThan(0);
    for (const { uuid } of unvalued) {
      const { status, code } = await person.refused('policies.latestValuation', { params: { uuid } });
      expect([status, code]).toEqual([404, 'NOT_FOUND']);
    }
  });
});

describe('SEC-F1: a policy of another client', () => {
  test.each(['view', 'valuation/latest', 'valuation/graph?date_range=one_year'])(
    '/v1/policy/{uuid}/%s answers byte for byte like one that is not there',
    async (rest) => {
      const mock = await buildTestApp();
      const [theirs] = await policiesOf(mock, await fullToken(mock, 'vip'));
      const token = await fullToken(mock, 'standard');
      const seen = async (uuid: string) => {
        const { status, text, headers } = await callsOf(mock).get(`/v1/policy/${uuid}/${rest}`, { token });
        const { date: _date, 'x-request-id': _id, ...others } = headers;
        return { status, text, others };
      };
      const answer = await seen(missing);
      expect(answer.status).toBe(404);
      expect(answer.text).toBe('{"code":"NOT_FOUND","message":"Not found."}');
      expect(await seen(theirs?.uuid ?? '')).toEqual(answer);
      // SEC-G2: what cannot be an id is not one either.
      for (const id of [
        '..',
        '%2e%2e',
        'A'.repeat(36),
        "1' OR '1'='1",
        '1',
        missing.toUpperCase().replace('0', 'F'),
      ])
        expect((await seen(encodeURIComponent(id))).status).toBe(404);
    },
  );
});
