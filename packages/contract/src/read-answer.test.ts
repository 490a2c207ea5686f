import { describe, expect, test } from 'vitest';
import { checkEndpoint, createEndpoint, mfaEndpoint } from './authentication.ts';
import { clientEndpoint } from './client.ts';
import { registerDeviceEndpoint } from './device.ts';
import type { Endpoint, EndpointAnswer } from './endpoint.ts';
import { firmEndpoint } from './firm.ts';
import {
  insightCategoriesEndpoint,
  insightEndpoint,
  insightsEndpoint,
  likeInsightEndpoint,
} from './insights.ts';
import { inviteEndpoint } from './invite.ts';
import { notificationsEndpoint } from './notifications.ts';
import { policiesEndpoint, policyEndpoint } from './policies.ts';
import { providerEndpoint } from './providers.ts';
import { readAnswer } from './read-answer.ts';
import { agreeTermsEndpoint, termsEndpoint } from './terms.ts';
import { threadEndpoint } from './threads.ts';
import { mfaVerifyEndpoint, userMfaEndpoint } from './user-mfa.ts';
import { supportReasonsEndpoint } from './user-support.ts';
import { latestValuationEndpoint, valuationGraphEndpoint } from './valuation.ts';

/** A reading that can be used; fails for one that cannot. */
function read<E extends Endpoint>(endpoint: E, json: unknown) {
  const reading = readAnswer(endpoint, json);
  if ('unusable' in reading) throw new Error(`Unusable at ${reading.unusable.join(', ')}`);
  return reading;
}

const answerOf = <E extends Endpoint>(endpoint: E, json: unknown): EndpointAnswer<E> =>
  read(endpoint, json).answer;
const leftOutOf = (endpoint: Endpoint, json: unknown) => read(endpoint, json).leftOut;
const unusableOf = (endpoint: Endpoint, json: unknown) => {
  const reading = readAnswer(endpoint, json);
  return 'unusable' in reading ? reading.unusable : undefined;
};

const fields = (...paths: string[]) => paths.map((path) => ({ path, what: 'field' }));
const items = (...paths: string[]) => paths.map((path) => ({ path, what: 'item' }));

describe('reading is tolerant', () => {
  test('fields that nobody knows pass, and are not read', () => {
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
    expect(answer.pending_amendment).toBeTruthy();
  });

  test('API-21: one bad holding costs the holdings, and not the value', () => {
    const holdings = [{ fund_name: 'A fund' }];
    const { answer, leftOut } = read(latestValuationEndpoint, { uuid: 'a', value: 5, holdings });
    expect([answer.value, answer.holdings]).toEqual([5, null]);
    expect(leftOut).toEqual(fields('holdings'));
  });

  test('the same fault a thousand times costs as many fields, and the rest lives', () => {
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

  test('and more than ten thousand faults are those of the record it is taken for', () => {
    const points = Array.from({ length: 5000 }, () => ({ date: 'x', value: 0.5, net_contributions: 0.5 }));
    expect(leftOutOf(valuationGraphEndpoint, { points: points.slice(0, 3000) })).toEqual(fields('points'));
    expect(unusableOf(valuationGraphEndpoint, { points })).toHaveLength(20);
  });

  test('a fault inside a part that is left out is not named besides', () => {
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
  ] as const)('missing or of the wrong type makes %o unusable: %o', (endpoint, json, places) => {
    expect(unusableOf(endpoint, json)).toEqual(places);
  });

  test('is named a few times at most, however much is wrong', () => {
    expect(unusableOf(threadEndpoint, { thread: { uuid: 'a' }, messages: Array(500).fill({}) })).toHaveLength(
      20,
    );
  });
});

describe('ids are opaque', () => {
  test.each(['6f9619ff-8b86-4d01-b42d-00cf4fc964ff', 'tax-year-end', '17', 'AB_1.2~3'])(
    '%s is one',
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

describe('lists', () => {
  const good = { uuid: 'a' };

  test.each([
    ['bare', [good]],
    ['under items', { items: [good] }],
    ['under data', { data: [good] }],
    ['under the name of the resource', { policies: [good] }],
    ['in an envelope', { data: { items: [good] } }],
    ['in an envelope, under the name of the resource', { data: { policies: [good] }, status: 'ok' }],
  ])('are found %s', (_where, json) => {
    const { answer, unreadable, leftOut } = read(policiesEndpoint, json);
    expect([answer.items.map(({ uuid }) => uuid), unreadable, leftOut]).toEqual([['a'], 0, []]);
  });

  test('API-20, API-23: each under the name that the specification gives it too', () => {
    const list = [{ id: '1', isRead: 1 }];
    const pagination = { totalCount: 1, defaultPageSize: 20 };
    for (const json of [
      { notifications: list, pagination },
      { items: list, pagination },
      { data: { notifications: list, pagination } },
    ]) {
      const { answer } = read(notificationsEndpoint, json);
      expect([answer.notifications[0]?.isRead, answer.pagination]).toEqual([true, pagination]);
    }
    expect(answerOf(supportReasonsEndpoint, { data: ['One'] }).data).toEqual(['One']);
    expect(answerOf(supportReasonsEndpoint, ['One']).data).toEqual(['One']);
    expect(answerOf(supportReasonsEndpoint, { data: { reasons: ['One'] } }).data).toEqual(['One']);
  });

  test('a list under the name of the contract goes before one under another name', () => {
    const { answer } = read(policiesEndpoint, { data: [{ uuid: 'b' }], items: [good] });
    expect(answer.items.map(({ uuid }) => uuid)).toEqual(['a']);
  });

  test('go on by the next link beside them, whatever it looks like', () => {
    const next = { href: '/v1/insights?page=2' };
    expect(answerOf(insightsEndpoint, { items: [], _links: { next } })._links?.next).toEqual(next);
    expect(answerOf(insightsEndpoint, { items: [] })._links).toBeNull();
  });

  test('an entry that cannot be read is set aside, counted and named by its place, and the list lives', () => {
    const list = [good, {}, null, { uuid: 'b', name: 7 }, { uuid: '../x' }, { uuid: 'c' }];
    const { answer, unreadable, leftOut } = read(policiesEndpoint, { items: list, _links: 'x' });
    expect(answer.items.map(({ uuid }) => uuid)).toEqual(['a', 'b', 'c']);
    expect(unreadable).toBe(3);
    expect(leftOut).toEqual([
      ...fields('_links'),
      ...items('items.1.uuid', 'items.2'),
      ...fields('items.3.name'),
      ...items('items.4.uuid'),
    ]);
  });

  test('up to a hundred entries are set aside; with one more it is not the list it is taken for', () => {
    const bad = (count: number) => ({ items: [good, ...Array(count).fill({})] });
    expect(read(policiesEndpoint, bad(100))).toMatchObject({ unreadable: 100, answer: { items: [good] } });
    expect(unusableOf(policiesEndpoint, bad(101))).toEqual(['items.101.uuid']);
  });

  test('of five thousand entries are read, and longer ones not at all', () => {
    const long = (length: number) => Array.from({ length }, (_, uuid) => ({ uuid }));
    expect(answerOf(policiesEndpoint, long(5000)).items).toHaveLength(5000);
    const tooLong = ['a list of more than 5000, or too deep'];
    expect(unusableOf(policiesEndpoint, long(5001))).toEqual(tooLong);
    expect(unusableOf(policiesEndpoint, { data: long(10_000) })).toEqual(tooLong);
    expect(unusableOf(policyEndpoint, { uuid: 'a', colours: Array(5001).fill('red') })).toEqual(tooLong);
  });

  test('nor what is nested without end', () => {
    const nested = (depth: number): unknown => (depth === 0 ? {} : { more: nested(depth - 1) });
    expect(answerOf(policyEndpoint, { uuid: 'a', more: nested(20) }).uuid).toBe('a');
    expect(unusableOf(policyEndpoint, { uuid: 'a', more: nested(1000) })).toHaveLength(1);
  });
});

describe('envelopes', () => {
  test.each([
    ['without', { uuid: 'a', name: 'x' }],
    ['in', { data: { uuid: 'a', name: 'x' } }],
    ['in', { status: 'ok', data: { uuid: 'a', name: 'x' } }],
  ])('a record is read %s an envelope that the contract does not name', (_how, json) => {
    expect(answerOf(providerEndpoint, json)).toMatchObject({ uuid: 'a', name: 'x' });
  });

  test('API-2: and without the envelope that the contract names', () => {
    for (const json of [{ data: { jwt: 'a.b.c' } }, { jwt: 'a.b.c' }])
      expect(answerOf(mfaEndpoint, json).data?.jwt).toBe('a.b.c');
    expect(answerOf(mfaEndpoint, {}).data).toBeNull();
    expect(answerOf(mfaEndpoint, { data: null }).data).toBeNull();
  });

  test('a record with a field `data` of its own is no envelope', () => {
    expect(answerOf(providerEndpoint, { uuid: 'a', data: { uuid: 'b' } }).uuid).toBe('a');
  });

  test('API-12: the terms are read under `text` and under `html`, with and without an envelope', () => {
    for (const json of [
      { version: 7, text: '<p>x</p>' },
      { version: 7, html: '<p>x</p>' },
      { version: 7, text: null, html: '<p>x</p>' },
      { data: { version: 7, html: '<p>x</p>' } },
    ])
      expect(read(termsEndpoint, json)).toMatchObject({
        answer: { version: '7', text: '<p>x</p>' },
        leftOut: [],
      });
    expect(answerOf(termsEndpoint, { text: 'a', html: 'b' }).text).toBe('a');
  });
});

describe('API-19: maps of id to name', () => {
  test('are read entry by entry', () => {
    const { answer, leftOut } = read(insightCategoriesEndpoint, { tax: 'Tax', 7: 12, bad: {}, gone: null });
    expect(answer).toEqual({ 7: '12', tax: 'Tax', gone: null });
    expect(leftOut).toEqual(fields('bad'));
  });

  test('may come in an envelope, and as a list where there is none or where the ids are 0, 1, 2', () => {
    expect(answerOf(insightCategoriesEndpoint, { data: { tax: 'Tax' } })).toEqual({ tax: 'Tax' });
    expect(answerOf(insightCategoriesEndpoint, { data: 'Data', tax: 'Tax' })).toEqual({
      data: 'Data',
      tax: 'Tax',
    });
    expect(answerOf(insightCategoriesEndpoint, { data: { a: 'A' }, tax: 'Tax' })).toEqual({ tax: 'Tax' });
    expect(answerOf(insightCategoriesEndpoint, [])).toEqual({});
    expect(answerOf(insightCategoriesEndpoint, ['Tax', 'Pensions'])).toEqual({ 0: 'Tax', 1: 'Pensions' });
  });

  test('a key that is no id is a value: its place is named without it', () => {
    const { answer, leftOut } = read(insightCategoriesEndpoint, { 'canary of a person': 'x', tax: 'Tax' });
    expect(answer).toEqual({ tax: 'Tax' });
    expect(leftOut).toEqual(fields('*'));
  });
});

describe('a call of which any success is one', () => {
  test.each([undefined, null, '', 'garbage', 7, [], {}, { x: 1 }, { data: null }, { data: {} }])(
    'is read from %j',
    (json) => {
      expect(read(inviteEndpoint, json)).toEqual({ answer: {}, unreadable: 0, leftOut: [] });
      for (const endpoint of [mfaVerifyEndpoint, agreeTermsEndpoint, registerDeviceEndpoint])
        expect(read(endpoint, json).answer.data ?? null).toSatisfy(
          (data) => data === null || Object.values(data as object).every((field) => field === null),
        );
      expect(answerOf(likeInsightEndpoint, json)).toEqual({ like_count: null, liked: null });
      expect(answerOf(checkEndpoint, json)).toEqual({ status: null, terms_accepted: null });
    },
  );

  test.each([{ data: { jwt: 7 } }, { jwt: 'no token' }, { data: { jwt: 'a.b' } }])(
    'is not read past a token that is none: %j',
    (json) => {
      expect(unusableOf(mfaVerifyEndpoint, json)).toEqual(['data.jwt']);
      expect(unusableOf(agreeTermsEndpoint, json)).toEqual(['data.jwt']);
      expect(unusableOf(mfaEndpoint, json)).toEqual(['data.jwt']);
    },
  );

  test.each([{ data: 'x' }, { data: [] }, { data: { terms_accepted: 'maybe' } }])(
    'nor past a step of the sign-in that cannot be read: %j',
    (json) => {
      for (const endpoint of [mfaVerifyEndpoint, agreeTermsEndpoint])
        expect(unusableOf(endpoint, json)?.[0]).toMatch(/^data/);
      expect(answerOf(inviteEndpoint, json)).toEqual({});
    },
  );

  test('is read for what it says where it says something', () => {
    const data = { jwt: 'a.b.c', terms_accepted: true };
    expect(answerOf(mfaVerifyEndpoint, { data }).data).toEqual(data);
    expect(answerOf(mfaVerifyEndpoint, data).data).toEqual(data);
    expect(answerOf(likeInsightEndpoint, { like_count: 3 })).toEqual({ like_count: 3, liked: null });
  });
});

describe('API-1, API-4: the answers of a sign-in', () => {
  test.each([
    [{ jwt: 'a.b.c' }, null],
    [{ jwt: 'a.b.c', terms_accepted: 0 }, false],
    [{ jwt: 'a.b.c', terms_accepted: 'false' }, false],
    [{ jwt: 'a.b.c', terms_accepted: 1 }, true],
    [{ data: { jwt: 'a.b.c', terms_accepted: false } }, false],
  ])('%j says of the terms %j', (json, accepted) => {
    expect(answerOf(createEndpoint, json).terms_accepted).toBe(accepted);
  });

  test.each([true, 2, false, 'true', '2', 'false'])('mfa_configured may be %j', (mfa_configured) => {
    expect(answerOf(userMfaEndpoint, { mfa_configured }).mfa_configured).toBe(mfa_configured);
  });

  test('API-1: a success without a token is a refusal, and garbage is not read as one', () => {
    expect([{}, { jwt: '' }, { jwt: null }, { data: {} }, null].map(createEndpoint.isRefused)).toEqual(
      Array(5).fill(true),
    );
    expect([{ jwt: 'x' }, { data: { jwt: 'x' } }, 'garbage'].map(createEndpoint.isRefused)).toEqual(
      Array(3).fill(false),
    );
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
