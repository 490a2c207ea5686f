import type { Endpoint } from '@portal/contract/endpoint';
import { type EndpointName, endpoints } from '@portal/contract/endpoints';
import type { Database } from '@portal/prisma/client';
import { beforeAll, describe, expect, test } from 'vitest';
import { shareTestApp } from './test/build-test-app.ts';
import type { Answer } from './test/calls.ts';
import { personOf } from './test/person.ts';
import { emailOf, fullToken, type Person } from './test/sign-in.ts';
import { uploadAs } from './test/upload.ts';

const missing = '00000000-0000-4000-8000-000000000000';

type Caller = ReturnType<typeof personOf>;
type Owned = {
  /** An id that belongs to the owner of this mail address. */
  idOf(database: Database, email: string): Promise<string>;
  call(caller: Caller, id: string): Promise<Answer>;
};

const policyOf: Owned['idOf'] = async (database, email) =>
  (await database.policy.findFirstOrThrow({ where: { client: { email } } })).uuid;
const threadOf: Owned['idOf'] = async (database, email) =>
  (await database.thread.findFirstOrThrow({ where: { client: { email } } })).uuid;

const documentOf: Owned['idOf'] = async (database, email) =>
  (await database.document.findFirstOrThrow({ where: { client: { email } } })).uuid;
const requestOf: Owned['idOf'] = async (database, email) =>
  (await database.documentRequest.findFirstOrThrow({ where: { client: { email } } })).uuid;

/** Ids in bodies beside the one of the call. */
const ownedInBodies = {
  'documents.add, policy_uuid': {
    idOf: policyOf,
    call: ({ token }, policy_uuid) => upload(token, { policy_uuid }),
  },
  'documents.add, request_uuid': {
    idOf: requestOf,
    call: ({ token }, request_uuid) => upload(token, { request_uuid }),
  },
  'messages.start, attachment_uuids': {
    idOf: documentOf,
    call: (caller, uuid) =>
      caller.send('messages.start', { body: { subject: 'This', body: 'Mine?', attachment_uuids: [uuid] } }),
  },
} satisfies Record<string, Owned>;

function upload(token: string | undefined, fields: Record<string, string>): Promise<Answer> {
  return uploadAs(sharedApp(), token, { fields: { file_name: 'a.txt', ...fields }, bytes: 'Mine?' });
}

/** Every call that names something of one client. */
const owned = {
  'policies.view': {
    idOf: policyOf,
    call: (caller, uuid) => caller.send('policies.view', { params: { uuid } }),
  },
  'policies.latestValuation': {
    idOf: policyOf,
    call: (caller, uuid) => caller.send('policies.latestValuation', { params: { uuid } }),
  },
  'policies.valuationGraph': {
    idOf: policyOf,
    call: (caller, uuid) =>
      caller.send('policies.valuationGraph', { params: { uuid }, query: { date_range: 'one_year' } }),
  },
  'notifications.markRead': {
    idOf: async (database, email) =>
      (await database.notification.findFirstOrThrow({ where: { client: { email }, readAt: null } })).id,
    call: (caller, uuid) => caller.send('notifications.markRead', { query: { uuid } }),
  },
  'messages.view': {
    idOf: threadOf,
    call: (caller, uuid) => caller.send('messages.view', { params: { uuid } }),
  },
  'messages.reply': {
    idOf: threadOf,
    call: (caller, uuid) => caller.send('messages.reply', { params: { uuid }, body: { body: 'Mine now' } }),
  },
  'messages.markRead': {
    idOf: threadOf,
    call: (caller, uuid) => caller.send('messages.markRead', { params: { uuid } }),
  },
  'messages.start': {
    idOf: policyOf,
    call: (caller, policy_uuid) =>
      caller.send('messages.start', { body: { subject: 'About this', body: 'Mine?', policy_uuid } }),
  },
  'documents.view': {
    idOf: documentOf,
    call: (caller, uuid) => caller.send('documents.view', { params: { uuid } }),
  },
  'documents.content': {
    idOf: documentOf,
    call: (caller, uuid) => caller.send('documents.content', { params: { uuid } }),
  },
  'documents.markRead': {
    idOf: documentOf,
    call: (caller, uuid) => caller.send('documents.markRead', { params: { uuid } }),
  },
  'documentRequests.view': {
    idOf: requestOf,
    call: (caller, uuid) => caller.send('documentRequests.view', { params: { uuid } }),
  },
  'device.forget': {
    idOf: async (database, email) =>
      (await database.device.findFirstOrThrow({ where: { client: { email } } })).uuid,
    call: (caller, uuid) => caller.send('device.forget', { params: { uuid } }),
  },
  'sessions.end': {
    idOf: async (database, email) =>
      (await database.signInSession.findFirstOrThrow({ where: { client: { email } } })).uuid,
    call: (caller, uuid) => caller.send('sessions.end', { params: { uuid } }),
  },
  'securityEvents.report': {
    idOf: async (database, email) =>
      (await database.securityEvent.findFirstOrThrow({ where: { client: { email } } })).uuid,
    call: (caller, uuid) => caller.send('securityEvents.report', { params: { uuid } }),
  },
} satisfies Partial<Record<EndpointName, Owned>>;

/**
 * Calls for what all clients share; of a provider, only the client's own policies are listed (SEC-F1 in
 * providers.test.ts).
 */
const shared: readonly EndpointName[] = [
  'invite.view',
  'providers.myPolicies',
  'providers.view',
  'dueDiligence.view',
  'dueDiligence.panel',
  'dueDiligence.report',
  'insights.view',
  'insights.like',
  'insights.unlike',
  'content.view',
];

/** Every table, row by row, but those that a sign-in and its requests write. */
async function wholeState(database: Database): Promise<string> {
  const tables = await database.$queryRaw<{ name: string }[]>`
    SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT IN ('issued_token', 'sign_in_session', 'sqlite_sequence')`;
  const rows = [];
  for (const { name } of tables) rows.push([name, await database.$queryRawUnsafe(`SELECT * FROM "${name}"`)]);
  return JSON.stringify(rows, (_key, value: unknown) => (typeof value === 'bigint' ? Number(value) : value));
}

/** All of an answer but what differs between any two. */
function comparable({ status, text, headers }: Answer) {
  const { date: _date, 'x-request-id': _id, ...others } = headers;
  return { status, text, others };
}

test('SEC-F1: every call that takes an id is one of the two kinds', () => {
  const taking = Object.entries(endpoints).flatMap(([name, endpoint]) =>
    'params' in endpoint || ('query' in endpoint && 'uuid' in endpoint.query.shape) ? [name] : [],
  );
  const withIdInBody = ['messages.start'];
  expect([...taking, ...withIdInBody].sort()).toEqual([...Object.keys(owned), ...shared].sort());
});

/** What cannot be the id of a record: what hides dots, a slash or an end, what is too long, and text of a query. */
const hostile = [
  '..;',
  '%2e%2e',
  'a/b',
  'a\\b',
  'x?y',
  "1' OR '1'='1",
  `${missing}\n`,
  'a\u0000',
  'x'.repeat(129),
];

/** Ids of which no record is known, however the firm writes its own. */
const unknown = [missing, '1', 'no-such-record', 'A'.repeat(36), missing.toUpperCase()];

/** Nothing that is requested here exists, so nothing changes. */
const sharedApp = shareTestApp({ writesPerMinute: 10_000 });

/** The token of each caller; one code signs in only once. */
const tokens = new Map<string, string>();
beforeAll(async () => {
  for (const name of ['vip', 'standard', 'empty'] as const)
    tokens.set(name, await fullToken(sharedApp(), name));
});

describe('SEC-G2: an unknown id of any form answers like an invalid one', () => {
  const named = Object.entries<Endpoint>(endpoints).filter(([, { params }]) => params);

  test.each(named)('%s', async (_name, { method, path, query }) => {
    const mock = sharedApp();
    const body = method === 'POST' ? { payload: { body: 'Thank you' } } : {};
    const texts = new Set<string>();
    for (const id of [...hostile, ...unknown]) {
      const url = `${path.replace(/\{\w+\}/g, encodeURIComponent(id))}${query ? '?date_range=one_year' : ''}`;
      const headers = { authorization: `Bearer ${tokens.get('vip')}` };
      const reply = await mock.app.inject({ method, url, headers, ...body });
      expect([id, reply.statusCode]).toEqual([id, 404]);
      texts.add(reply.body);
    }
    expect(texts.size).toBe(1);
  });
});

describe.each([
  ['standard', 'vip'],
  ['vip', 'standard'],
  ['empty', 'vip'],
] as const)(
  'SEC-F1, SEC-F5: %s@ with an id of %s@',
  (...[caller, owner]: ['vip' | 'standard' | 'empty', Person]) => {
    test.each(Object.entries<Owned>({ ...owned, ...ownedInBodies }))(
      '%s answers byte for byte as for one that is not there, and changes nothing',
      async (...[, { idOf, call }]) => {
        const mock = sharedApp();
        const person = personOf(mock, tokens.get(caller));
        const id = await idOf(mock.database, emailOf(owner));
        const before = await wholeState(mock.database);
        const answer = comparable(await call(person, id));
        expect(answer).toEqual(comparable(await call(person, missing)));
        expect([404, 422]).toContain(answer.status);
        expect(await wholeState(mock.database)).toBe(before);
      },
    );
  },
);
