import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type LinkedApps, linkApps } from './support/linked-apps.ts';
import { signIn } from './support/portal-caller.ts';
import {
  callProcedure,
  idsOf,
  inputsOf,
  type KnownIds,
  nobodysUuid,
  procedures,
  unknownIds,
} from './support/procedure-inputs.ts';

const owner = 'vip@portal.example.com';
const stranger = 'standard@portal.example.com';

/** Procedures whose ids name something of one client. */
const owned = [
  'policies.byId',
  'policies.valuationGraph',
  'notifications.markRead',
  'messages.byId',
  'messages.start',
  'messages.reply',
  'messages.markRead',
  'device.forget',
  'sessions.end',
  'securityEvents.report',
  'documents.byId',
  'documents.markRead',
  'documents.request',
  'content.byId',
];
/** Procedures whose ids name something that is the same for all clients. */
const shared = [
  'providers.byId',
  'providers.myPolicies',
  'dueDiligence.byId',
  'dueDiligence.panel',
  'dueDiligence.report',
  'insights.byId',
  'insights.like',
  'insights.unlike',
];

let apps: LinkedApps;
let token: string;
let foreign: KnownIds;

beforeAll(async () => {
  apps = await linkApps();
  foreign = await idsOf(apps, owner);
  const { id } = await apps.database.contentPage.findFirstOrThrow({ where: { isVipOnly: true } });
  foreign.content = id;
  token = await signIn(apps, stranger);
});
afterAll(() => apps.close());

/** Everything that is of the owner, as the database has it. */
async function belongings() {
  const { database } = apps;
  const client = await database.client.findFirstOrThrow({ where: { email: owner } });
  const ofOwner = { where: { clientUuid: client.uuid } };
  return {
    client,
    policies: await database.policy.findMany({ ...ofOwner, include: { valuations: true } }),
    notifications: await database.notification.findMany(ofOwner),
    threads: await database.thread.findMany({ ...ofOwner, include: { messages: true } }),
    devices: await database.device.findMany(ofOwner),
    documents: await database.document.findMany(ofOwner),
    documentRequests: await database.documentRequest.findMany(ofOwner),
    sessions: await database.signInSession.findMany({ ...ofOwner, include: { tokens: true } }),
    securityEvents: await database.securityEvent.findMany(ofOwner),
    likes: await database.insightLike.findMany(ofOwner),
  };
}

const isId = (value: unknown) => typeof value === 'string' && Object.values(foreign).includes(value);

test('SEC-F1: every procedure that takes an id is judged here', () => {
  const withIds = procedures.filter(({ name }) => Object.values(inputsOf(foreign)[name] ?? {}).some(isId));
  expect(withIds.map(({ name }) => name).toSorted()).toEqual([...owned, ...shared].toSorted());
});

describe('SEC-F1, P-60: an id of another client, or of a page for VIP clients', () => {
  test('policies.changeSince leaves out a policy as it leaves out an unknown one', async () => {
    const procedure = { name: 'policies.changeSince', method: 'GET' } as const;
    const answerFor = (ids: KnownIds) =>
      callProcedure(apps, procedure, { token, input: inputsOf(ids)['policies.changeSince'] });
    const theirs = await answerFor(foreign);
    expect(theirs).toEqual(await answerFor(unknownIds));
    expect(theirs.data).toBeNull();
  });

  test('documents.list of their policy has what that of an unknown policy has', async () => {
    const procedure = { name: 'documents.list', method: 'GET' } as const;
    const answerFor = (policyId: string) =>
      callProcedure<{ totalCount: number }>(apps, procedure, { token, input: { policyId } });
    const theirs = await answerFor(foreign.policy);
    expect(theirs).toEqual(await answerFor(nobodysUuid));
    expect(theirs.data.totalCount).toBe(0);
  });

  test.each(owned)('%s answers exactly as for an unknown id, and changes nothing', async (name) => {
    const procedure = procedures.find((candidate) => candidate.name === name);
    if (!procedure) throw new Error(`There is no ${name}`);
    const before = await belongings();
    const answerFor = async (ids: KnownIds) => {
      const reply = await callProcedure(apps, procedure, { token, input: inputsOf(ids)[name] });
      const { requestId: _requestId, ...error } = { requestId: '', ...reply.error };
      return { ...reply, error };
    };
    const theirs = await answerFor(foreign);
    expect(theirs).toEqual(await answerFor(unknownIds));
    expect(theirs.status).toBeGreaterThanOrEqual(400);
    expect(theirs.status).toBeLessThan(500);
    expect(await belongings()).toEqual(before);
  });

  test('P-5: a provider shows clients their own policies there, and no others', async () => {
    const policies = await apps.database.policy.findMany({ include: { client: true } });
    const providers = [...new Set(policies.map(({ providerUuid }) => providerUuid))];
    const myPolicies = procedures.find(({ name }) => name === 'providers.myPolicies');
    if (!myPolicies) throw new Error('There is no providers.myPolicies');
    for (const uuid of [...providers, nobodysUuid]) {
      const reply = await callProcedure<{ policies: { uuid: string }[] }>(apps, myPolicies, {
        token,
        input: { uuid },
      });
      const own = policies.filter(
        ({ providerUuid, client }) => providerUuid === uuid && client.email === stranger,
      );
      const shown = reply.status === 200 ? reply.data.policies.map((policy) => policy.uuid) : [];
      expect(shown.toSorted()).toEqual(own.map((policy) => policy.uuid).toSorted());
    }
  });

  test('SEC-F4: a like says how many, and never who', async () => {
    const like = procedures.find(({ name }) => name === 'insights.like');
    if (!like) throw new Error('There is no insights.like');
    const { data } = await callProcedure<object>(apps, like, { token, input: { id: foreign.insight } });
    expect(Object.keys(data).toSorted()).toEqual(['likeCount', 'liked']);
  });
});

test('SEC-F1: what two clients read at the same time is each their own', async () => {
  const ownerToken = await signIn(apps, owner);
  const reads = procedures.filter(({ name }) =>
    [
      'policies.list',
      'notifications.list',
      'messages.list',
      'documents.list',
      'device.list',
      'client.get',
    ].includes(name),
  );
  const read = (who: string) =>
    Promise.all(
      reads.map(async (procedure) => {
        const { data } = await callProcedure(apps, procedure, {
          token: who,
          input: inputsOf(foreign)[procedure.name],
        });
        return JSON.stringify(data);
      }),
    );
  const rounds = await Promise.all(
    Array.from({ length: 10 }, () => Promise.all([read(ownerToken), read(token)])),
  );
  const [firstOfOwner, firstOfStranger] = rounds[0] ?? [[], []];
  for (const [ofOwner, ofStranger] of rounds) {
    expect(ofOwner).toEqual(firstOfOwner);
    expect(ofStranger).toEqual(firstOfStranger);
  }
  const uuidsOf = (texts: readonly string[]) => texts.join().match(/[0-9a-f-]{36}/g) ?? [];
  const ofOwner = new Set(uuidsOf(firstOfOwner));
  expect(ofOwner.size).toBeGreaterThan(20);
  const sameForAll = await Promise.all([
    apps.database.provider.findMany(),
    apps.database.dueDiligence.findMany(),
  ]);
  const everybodys = new Set(sameForAll.flat().map(({ uuid }) => uuid));
  const common = uuidsOf(firstOfStranger).filter((uuid) => ofOwner.has(uuid) && !everybodys.has(uuid));
  expect(common).toEqual([]);
});
