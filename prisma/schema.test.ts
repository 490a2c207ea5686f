import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Database } from './client.ts';
import { Prisma } from './generated/client.ts';
import { clientUuid } from './seed/clients/clients.ts';
import { type FreshDatabase, seededDatabase } from './test/fresh-database.ts';

// It seeds a database: a busy machine needs longer than the usual five seconds.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const now = new Date('2026-11-21T12:00:00.000Z');
const owner = clientUuid('standard@portal.example.com');
let fresh: FreshDatabase;

beforeAll(async () => {
  fresh = await seededDatabase(now);
  await fillTheRest(fresh.database);
});
afterAll(() => fresh.remove());

/** The tables that only running servers write. */
async function fillTheRest(database: Database) {
  const uuid = '00000000-0000-8000-8000-000000000000';
  await database.issuedToken.create({
    data: { jti: uuid, scope: 'full', issuedAt: now, expiresAt: now, client: { connect: { uuid: owner } } },
  });
  await database.signInSession.create({
    data: { uuid, clientUuid: owner, startedAt: now, lastUsedAt: now },
  });
  await database.shadowLogin.create({ data: { addressKey: 'key', updatedAt: now } });
  await database.rateCounter.create({ data: { key: 'key', count: 1, expiresAt: now } });
  await database.outboxMail.create({
    data: {
      uuid,
      recipient: 'a@example.com',
      kind: 'invite',
      subject: 's',
      sealedWords: 'w',
      createdAt: now,
    },
  });
  await database.supportRequest.create({
    data: {
      uuid,
      name: 'n',
      email: 'a@example.com',
      reason: 'r',
      createdAt: now,
      client: { connect: { uuid: owner } },
    },
  });
}

type Delegate = { count(): Promise<number>; findFirst(): Promise<Record<string, unknown> | null> };

function delegateOf(model: string): Delegate {
  const name = `${model.charAt(0).toLowerCase()}${model.slice(1)}`;
  return (fresh.database as unknown as Record<string, Delegate>)[name]!;
}

function columnName(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replace(/(\D)(\d)/g, '$1_$2');
}

test.each(Object.values(Prisma.ModelName))(
  '%s: the migrations make the columns that the schema reads',
  async (model) => {
    const delegate = delegateOf(model);
    expect(await delegate.count()).toBeGreaterThan(0);
    const row = await delegate.findFirst();
    const table = columnName(model).replace(/^_/, '');
    const columns = await fresh.database.$queryRawUnsafe<{ name: string }[]>(`PRAGMA table_info("${table}")`);
    expect(columns.map(({ name }) => name).sort()).toEqual(
      Object.keys(row ?? {})
        .map(columnName)
        .sort(),
    );
  },
);

test('the database is whole after all of it was written', async () => {
  expect(await fresh.database.$queryRawUnsafe('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
  expect(await fresh.database.$queryRawUnsafe('PRAGMA foreign_key_check')).toEqual([]);
});

test('relations are walked from a client to the holdings of a valuation', async () => {
  const client = await fresh.database.client.findUniqueOrThrow({
    where: { email: 'vip@portal.example.com' },
    include: {
      policies: { include: { provider: true, owners: true, valuations: { include: { holdings: true } } } },
      threads: { include: { messages: true, policy: true } },
      termsAcceptances: { include: { terms: true } },
      devices: true,
      amendments: true,
      likes: { include: { insight: { include: { author: true, category: true } } } },
    },
  });
  expect(
    client.policies.some(({ valuations }) => valuations.some(({ holdings }) => holdings.length > 0)),
  ).toBe(true);
  expect(client.threads[0]?.messages.length).toBeGreaterThan(0);
  expect(client.likes.map(({ insight }) => insight.author.name)).toContain('Ruth Vasey');
});

test('a client that is deleted takes along all that is theirs and nothing else', async () => {
  const before = await fresh.database.policy.count();
  const theirs = await fresh.database.policy.count({ where: { clientUuid: owner } });
  await fresh.database.client.delete({ where: { uuid: owner } });
  expect(await fresh.database.policy.count()).toBe(before - theirs);
  expect(await fresh.database.supportRequest.findFirstOrThrow()).toMatchObject({
    clientUuid: null,
    name: 'n',
  });
  expect(await fresh.database.$queryRawUnsafe('PRAGMA foreign_key_check')).toEqual([]);
});
