import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { type Database, openDatabase } from './client.ts';
import { restoreEverything, restorePerson } from './restore-seed.ts';
import { seededInvites } from './seed/people.ts';
import { sharedSeedFile } from './test/shared-seed-file.ts';

const seededAt = new Date('2026-03-02T08:00:00.000Z');
const now = new Date('2026-03-02T17:30:00.000Z');
const folder = mkdtempSync(join(tmpdir(), 'portal-seed-file-'));
const file = await sharedSeedFile({ now: seededAt, largePolicies: 3 });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A copy of the seed file. */
function seededDatabase(): Database {
  const copy = join(mkdtempSync(join(folder, 'copy-')), 'portal.db');
  copyFileSync(file.path, copy);
  const database = openDatabase(`file:${copy}`);
  onTestFinished(() => database.$disconnect());
  return database;
}

/** Every row of every table by the table's name, except columns that depend on the minute. */
async function contents(database: Database): Promise<Record<string, unknown[]>> {
  const tables = await database.$queryRaw<{ name: string }[]>`
    SELECT name FROM sqlite_master WHERE type = 'table' AND name <> '_prisma_migrations' ORDER BY name`;
  const all: Record<string, unknown[]> = {};
  for (const { name } of tables) {
    const rows = await database.$queryRawUnsafe<Record<string, unknown>[]>(`SELECT * FROM "${name}"`);
    const rest = rows.map(({ locked_until: _lock, ...row }) => row);
    const timeless = rest.map((row) => JSON.stringify(name === 'system_section' ? row.section : row, plain));
    all[name] = name === 'mailed_code' ? [] : timeless.toSorted();
  }
  return all;
}

function plain(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value;
}

const emailOf = (person: string) => `${person}@portal.example.com`;

async function disturb(database: Database): Promise<void> {
  await database.client.update({
    where: { email: emailOf('vip') },
    data: { mfa: 'setup', totpSecret: null },
  });
  await database.client.update({ where: { email: emailOf('standard') }, data: { failedLoginCount: 3 } });
  await database.valuation.deleteMany({ where: { policy: { client: { email: emailOf('vip') } } } });
  await database.termsVersion.create({
    data: { version: '9', title: 'Terms', html: '<p>Newer</p>', effectiveFrom: '2026-03-02' },
  });
  await database.message.deleteMany();
  await database.document.deleteMany({ where: { client: { email: emailOf('vip') } } });
  await database.documentRequest.updateMany({
    where: { client: { email: emailOf('vip') } },
    data: { state: 'sent' },
  });
  await database.outboxMail.create({
    data: {
      uuid: 'a',
      recipient: emailOf('vip'),
      kind: 'invite',
      subject: 'x',
      sealedWords: 'x',
      createdAt: now,
    },
  });
}

describe('Q-3: back to the seed', () => {
  test('everything: each row of each table is as it was seeded', async () => {
    const database = seededDatabase();
    const before = await contents(database);
    await disturb(database);
    expect(await contents(database)).not.toEqual(before);
    await restoreEverything(database, file, now);
    expect(await contents(database)).toEqual(before);
  });

  test('one client: what is theirs is as it was seeded, what is other people’s stays', async () => {
    const database = seededDatabase();
    const before = await contents(database);
    await disturb(database);
    expect(await restorePerson(database, file, { email: emailOf('vip'), now })).toBe(true);
    const standard = await database.client.findUniqueOrThrow({ where: { email: emailOf('standard') } });
    expect(standard.failedLoginCount).toBe(3);
    expect(await database.termsVersion.count({ where: { version: '9' } })).toBe(1);
    const after = await contents(database);
    for (const table of [
      'policy',
      'valuation',
      'holding',
      'charge',
      'terms_acceptance',
      'outbox_mail',
      'document',
      'document_request',
      'amendment',
    ])
      expect([table, after[table]]).toEqual([table, before[table]]);
    const vip = await database.client.findUniqueOrThrow({ where: { email: emailOf('vip') } });
    expect(vip).toMatchObject({ mfa: 'required', totpSecret: expect.any(String) });
  });

  test('an address that is not in the seed changes nothing', async () => {
    const database = seededDatabase();
    const before = await contents(database);
    expect(await restorePerson(database, file, { email: 'nobody@portal.example.com', now })).toBe(false);
    expect(await contents(database)).toEqual(before);
  });

  test('many at once, one of which fails: each of the others gets its own', async () => {
    const database = seededDatabase();
    const before = await contents(database);
    await disturb(database);
    const restore = (person: string) => restorePerson(database, file, { email: emailOf(person), now });
    const noFile = { path: join(folder, 'none.db'), seededAt, documents: file.documents };
    const [broken, ...others] = await Promise.allSettled([
      restoreEverything(database, noFile, now),
      restore('vip'),
      restoreEverything(database, file, now),
      restore('standard'),
    ]);
    expect(broken?.status).toBe('rejected');
    expect(existsSync(noFile.path)).toBe(false);
    expect(others.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
    expect(await contents(database)).toEqual(before);
  });

  test('a lock and an invite last as long as they do after a fresh seed', async () => {
    const database = seededDatabase();
    await restoreEverything(database, file, now);
    const locked = await database.client.findUniqueOrThrow({ where: { email: emailOf('locked') } });
    expect(locked.lockedUntil).toEqual(new Date('2026-03-02T18:00:00.000Z'));
    const ends = (await database.mailedCode.findMany({ orderBy: { expiresAt: 'asc' } })).map((code) =>
      Math.round((code.expiresAt.getTime() - now.getTime()) / 3_600_000),
    );
    expect(ends).toEqual(seededInvites.map((invite) => invite.validForHours).toSorted((a, b) => a - b));
  });
});
