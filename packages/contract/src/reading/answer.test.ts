import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { unreadableLink } from '../shapes/link.ts';
import { createEndpoint } from '../v1/authentication.ts';
import { clientEndpoint } from '../v1/client.ts';
import { firmEndpoint } from '../v1/firm.ts';
import { insightCategoriesEndpoint, insightEndpoint } from '../v1/insights.ts';
import { messageSchema, threadEndpoint } from '../v1/messages.ts';
import { notificationsEndpoint } from '../v1/notifications.ts';
import { policiesEndpoint, policyEndpoint } from '../v1/policies.ts';
import { providerEndpoint } from '../v1/providers.ts';
import { latestValuationEndpoint, valuationGraphEndpoint } from '../v1/valuation.ts';
import { readAnswer } from './answer.ts';
import { answerOf, fields, read, unusableOf } from './test/read.ts';

const leftOutOf = (endpoint: Endpoint, json: unknown) => read(endpoint, json).leftOut;

describe('reading is tolerant', () => {
  test('unknown fields are accepted and ignored', () => {
    const { answer, leftOut } = read(providerEndpoint, { uuid: 'a', colour: 'red', _embedded: { x: [1] } });
    expect(answer).toEqual(expect.objectContaining({ uuid: 'a', name: null }));
    expect(answer).not.toHaveProperty('colour');
    expect(leftOut).toEqual([]);
  });

  test('fields may be null or missing alike', () => {
    expect(answerOf(providerEndpoint, { uuid: 'a', name: null })).toEqual(
      answerOf(providerEndpoint, { uuid: 'a' }),
    );
  });

  test.each([
    ['name', 7],
    ['type', 'a kind that is not known'],
    ['year_established', '1990'],
    ['assets_under_administration', 10.5],
    ['website', 'javascript:alert(1)'],
    ['financial_strength', { agency: 'A', rating: 7, rated_on: '2026-01-01' }],
    ['_links', []],
  ])('an offered field of the wrong type is null, and is named by its place: %s', (field, value) => {
    const { answer, leftOut } = read(providerEndpoint, { uuid: 'a', [field]: value });
    expect(answer).toEqual(answerOf(providerEndpoint, { uuid: 'a' }));
    expect(leftOut.map(({ what, path }) => [what, path.split('.')[0]])).toEqual([['field', field]]);
  });

  test('API-15: a promised field that a record may lack is null too', () => {
    const { answer, leftOut } = read(clientEndpoint, { first_name: ['x'], surname: 'Vale', address: 'a' });
    expect([answer.first_name, answer.surname, answer.address]).toEqual([null, 'Vale', null]);
    expect(leftOut).toEqual(fields('first_name', 'address'));
  });

  test('what is wrong deep in a record costs the smallest part that may be missing', () => {
    const telephone = { home_number: {}, work_number: 441632960744, mobile_number: 'x' };
    const pending_amendment = { uuid: 7, changes: 'x' };
    const { answer, leftOut } = read(clientEndpoint, { telephone, pending_amendment });
    expect(answer.telephone).toEqual({
      home_number: null,
      work_number: '441632960744',
      mobile_number: 'x',
    });
    expect(leftOut).toEqual(fields('telephone.home_number'));
    expect(answer.pending_amendment).toEqual(pending_amendment);
  });

  test.each([
    ['a text', '/v1/policy/17/valuation/latest'],
    ['an address under another name', { url: '/v1/policy/17/valuation/latest' }],
    ['nowhere', { href: '' }],
    ['a list', ['/v1/policy/17/valuation/latest']],
  ])('API-21: a promised link that is %s is one that cannot be followed, and is named', (_what, link) => {
    const graph = { href: '/v1/policy/17/valuation/graph' };
    const _links = { 'valuation-latest': link, 'valuation-graph': graph, self: 'x' };
    const { answer, leftOut } = read(policyEndpoint, { uuid: 17, _links });
    expect(answer._links).toMatchObject({
      'valuation-latest': unreadableLink,
      'valuation-graph': graph,
      self: null,
    });
    expect(leftOut).toEqual(expect.arrayContaining(fields('_links.valuation-latest', '_links.self')));
    expect(leftOut).toHaveLength(2);
  });

  test('API-21: a promised link that is null or missing is not there', () => {
    const { answer, leftOut } = read(policyEndpoint, { uuid: 17, _links: { 'valuation-latest': null } });
    expect(answer._links).toMatchObject({ 'valuation-latest': null, 'valuation-graph': null });
    expect(leftOut).toEqual([]);
  });

  test('API-21: one bad holding costs the holdings, and not the value', () => {
    const holdings = [{ fund_name: 'A fund' }];
    const { answer, leftOut } = read(latestValuationEndpoint, { uuid: 'a', value: 5, holdings });
    expect([answer.value, answer.holdings]).toEqual([5, null]);
    expect(leftOut).toEqual(fields('holdings'));
  });

  test('the same fault a thousand times costs as many fields, and the rest is read', () => {
    const points = Array.from({ length: 1000 }, (_, value) => ({
      date: '2026-01-01',
      value,
      net_contributions: 0.5,
    }));
    const { answer, leftOut } = read(valuationGraphEndpoint, { points, interval: 'day' });
    expect(answer.points).toEqual(points.map((point) => ({ ...point, net_contributions: null })));
    expect(leftOut).toHaveLength(1001);
    expect(leftOut).toContainEqual({ path: 'points.999.net_contributions', what: 'field' });
  });

  test('SEC-I13: the first entry of a long array that cannot be used ends the reading of it', () => {
    const good = { date: '2026-01-01', value: 5 };
    const points = [...Array(4000).fill(good), {}, ...Array(900).fill({ ...good, net_contributions: 0.5 })];
    expect(read(valuationGraphEndpoint, { points, interval: 'week' })).toMatchObject({
      answer: { points: null, interval: 'week' },
      leftOut: fields('points'),
    });
    const messages = [...Array(450).fill({ uuid: 'a', body: 'Hello' }), {}, {}];
    expect(unusableOf(threadEndpoint, { thread: { uuid: 'a' }, messages })).toEqual(['messages.450.uuid']);
  });

  test('SEC-I13: an answer with more than ten thousand faults is unusable', () => {
    const policy = { uuid: 'a', name: 7, category: 7, status: 7, start_date: 7, adviser_name: 7 };
    const policies = (count: number) => ({ items: Array(count).fill(policy) });
    expect(leftOutOf(policiesEndpoint, policies(2000))).toHaveLength(10_000);
    expect(unusableOf(policiesEndpoint, policies(2001))).toHaveLength(5);
  });

  test('a fault inside a part that is left out is not named as well', () => {
    const provider = { uuid: '../x', name: 7, logo_url: 'x' };
    const policy = { uuid: 'a', owners: [{ name: 7, percentage: 'x' }], category: 1, provider };
    expect(leftOutOf(policyEndpoint, policy)).toEqual(
      expect.arrayContaining(fields('category', 'owners', 'provider')),
    );
    expect(leftOutOf(policyEndpoint, policy)).toHaveLength(3);
  });
});

describe('what the portal cannot do without', () => {
  test.each([
    [providerEndpoint, {}, ['uuid']],
    [providerEndpoint, { uuid: '../admin' }, ['uuid']],
    [providerEndpoint, { uuid: { $ne: 1 } }, ['uuid']],
    [providerEndpoint, null, ['body']],
    [providerEndpoint, undefined, ['body']],
    [providerEndpoint, 'text', ['body']],
    [providerEndpoint, [], ['body']],
    [createEndpoint, { jwt: 7 }, ['jwt']],
    [createEndpoint, { jwt: `${'a'.repeat(100_000)}.b.c` }, ['jwt']],
    [createEndpoint, 'a.b.c', ['body']],
    [policiesEndpoint, {}, ['items']],
    [policiesEndpoint, { items: {} }, ['items']],
    [policiesEndpoint, 'text', ['items']],
    [policiesEndpoint, undefined, ['items']],
  ] as const)('missing or of the wrong type makes %o unusable: %o', (endpoint, json, paths) => {
    expect(unusableOf(endpoint, json)).toEqual(paths);
  });

  test('is named a few times at most, however much is wrong', () => {
    // Entries that hold arrays themselves are read in shorter blocks.
    const answer = z.object({ messages: z.array(messageSchema.omit({ attachments: true })) });
    const json = { messages: Array(500).fill({}) };
    expect(unusableOf({ ...threadEndpoint, answer }, json)).toHaveLength(20);
    expect(unusableOf(threadEndpoint, { thread: { uuid: 'a' }, ...json })).toHaveLength(8);
  });
});

describe('ids are opaque', () => {
  test.each(['6f9619ff-8b86-4d01-b42d-00cf4fc964ff', 'tax-year-end', '17', 'AB_1.2~3'])(
    '%s is an id',
    (uuid) => {
      expect(answerOf(providerEndpoint, { uuid }).uuid).toBe(uuid);
    },
  );

  test('a number is one, as text', () => {
    expect(answerOf(providerEndpoint, { uuid: 17 }).uuid).toBe('17');
    const notification = { id: 7, isRead: false, target: { route: 'policy', id: 12 } };
    const [first] = answerOf(notificationsEndpoint, { notifications: [notification] }).notifications;
    expect([first?.id, first?.target?.id]).toEqual(['7', '12']);
  });
});

test('SEC-H4: no place names a value', () => {
  const canary = 'canary of a person';
  const record = Object.fromEntries(
    ['uuid', 'id', 'name', 'title', 'items', 'points', 'likes', canary].map((name) => [
      name,
      { [canary]: canary },
    ]),
  );
  for (const endpoint of [
    policyEndpoint,
    insightEndpoint,
    firmEndpoint,
    insightCategoriesEndpoint,
    policiesEndpoint,
  ]) {
    for (const json of [record, { data: record }, { items: [record] }, [record], canary])
      expect(JSON.stringify(withoutAnswer(readAnswer(endpoint as Endpoint, json)))).not.toContain('canary');
  }
});

function withoutAnswer(reading: ReturnType<typeof readAnswer>): unknown {
  return { ...reading, answer: undefined };
}
