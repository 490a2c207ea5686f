import { existsSync } from 'node:fs';
import type { Database, Transaction } from './client.ts';
import { Prisma } from './generated/client.ts';
import { seedTables } from './seed/seed-rows.ts';
import type { SeedFile } from './seed-file.ts';

type Client = Database | Transaction;

/** What is written while people use the portal, and no seed has. */
const tablesOfUse = ['support_request', 'outbox_mail', 'shadow_login', 'rate_counter'];

const tablesOfClient = [
  'policy',
  'notification',
  'thread',
  'document_request',
  'document',
  'amendment',
  'insight_like',
  'mailed_code',
  'device',
  'security_event',
  'recovery_code',
  'terms_acceptance',
];
const tablesOfPolicy = ['policy_owner', 'contribution', 'withdrawal', 'charge', 'movement', 'valuation'];

const TIME_LIMIT_MS = 60_000;

/** Puts every row back as the seed file has it, and deletes what came since. */
export async function restoreEverything(database: Database, file: SeedFile, now: Date): Promise<void> {
  await withSeed(database, file, async (transaction) => {
    // A client's rows are deleted with the client, and rows that nothing refers to come first.
    for (const table of [...tablesOfUse, 'client', ...seedTables.toReversed()])
      await transaction.$executeRaw`DELETE FROM ${named(table)}`;
    for (const table of seedTables)
      await transaction.$executeRaw`INSERT INTO ${named(table)} SELECT * FROM ${seeded(table)}`;
    await renewMoments(transaction, now.getTime() - file.seededAt.getTime());
    // The data of each part changes at this moment (API-11).
    await transaction.systemSection.updateMany({ data: { updatedAt: now } });
  });
}

/** Restores one client with all their rows; false, without a change, when the seed has no client with this address. */
export async function restorePerson(
  database: Database,
  file: SeedFile,
  { email, now }: { email: string; now: Date },
): Promise<boolean> {
  return await withSeed(database, file, async (transaction) => {
    const [person] = await transaction.$queryRaw<{ uuid: string }[]>`
      SELECT uuid FROM ${seeded('client')} WHERE email = ${email}`;
    if (!person) return false;
    await transaction.$executeRaw`
      DELETE FROM support_request WHERE client_uuid = (SELECT uuid FROM client WHERE email = ${email})`;
    await transaction.$executeRaw`DELETE FROM outbox_mail WHERE recipient = ${email}`;
    await transaction.$executeRaw`DELETE FROM client WHERE email = ${email}`;
    await copyPerson(transaction, person.uuid);
    await renewMoments(transaction, now.getTime() - file.seededAt.getTime(), person.uuid);
    // Of the parts with a moment of change (API-11), policies alone are a client's own.
    await transaction.systemSection.update({ where: { section: 'policy' }, data: { updatedAt: now } });
    return true;
  });
}

async function copyPerson(transaction: Transaction, uuid: string): Promise<void> {
  const copy = (table: string, condition: Prisma.Sql) =>
    transaction.$executeRaw`INSERT INTO ${named(table)} SELECT * FROM ${seeded(table)} WHERE ${condition}`;
  const within = (column: string, table: string, condition: Prisma.Sql) =>
    Prisma.sql`${Prisma.raw(column)} IN (SELECT uuid FROM ${seeded(table)} WHERE ${condition})`;
  const ofClient = Prisma.sql`client_uuid = ${uuid}`;
  const ofPolicies = within('policy_uuid', 'policy', ofClient);
  await copy('client', Prisma.sql`uuid = ${uuid}`);
  for (const table of tablesOfClient) await copy(table, ofClient);
  for (const table of tablesOfPolicy) await copy(table, ofPolicies);
  await copy('holding', within('valuation_uuid', 'valuation', ofPolicies));
  await copy('message', within('thread_uuid', 'thread', ofClient));
  await copy('message_attachment', within('document_uuid', 'document', ofClient));
}

/** Days of a seed are valid for its whole day. Locks and mailed codes count minutes, so they move with the time. */
export async function renewMoments(client: Client, milliseconds: number, clientUuid?: string): Promise<void> {
  const whose = clientUuid === undefined ? {} : { clientUuid };
  const moved = (moment: Date) => new Date(moment.getTime() + milliseconds);
  const locked = await client.client.findMany({
    where: { lockedUntil: { not: null }, ...(clientUuid !== undefined && { uuid: clientUuid }) },
    select: { uuid: true, lockedUntil: true },
  });
  for (const { uuid, lockedUntil } of locked)
    if (lockedUntil)
      await client.client.update({ where: { uuid }, data: { lockedUntil: moved(lockedUntil) } });
  for (const { codeHash, createdAt, expiresAt } of await client.mailedCode.findMany({ where: whose }))
    await client.mailedCode.update({
      where: { codeHash },
      data: { createdAt: moved(createdAt), expiresAt: moved(expiresAt) },
    });
}

/** The operation that was started last on each database. */
const lastWork = new WeakMap<Database, Promise<unknown>>();

/** One after the other on each database: only one seed file is beside it at a time. */
function withSeed<Result>(
  database: Database,
  file: SeedFile,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const result = (lastWork.get(database) ?? Promise.resolve()).then(() => workBeside(database, file, work));
  lastWork.set(
    database,
    result.catch(() => undefined),
  );
  return result;
}

/** Works in one transaction, with the tables of the seed file beside those of the database. */
async function workBeside<Result>(
  database: Database,
  { path }: SeedFile,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  // SQLite would make an empty database of what is not there.
  if (!existsSync(path)) throw new Error('The seed file is gone');
  await database.$executeRaw`ATTACH DATABASE ${path} AS seed`;
  try {
    return await database.$transaction(work, { timeout: TIME_LIMIT_MS, maxWait: TIME_LIMIT_MS });
  } finally {
    await database.$executeRaw`DETACH DATABASE seed`;
  }
}

/** Names of tables come from this file and the seed alone, never from outside. */
function named(name: string): Prisma.Sql {
  return Prisma.raw(`main."${name}"`);
}

function seeded(table: string): Prisma.Sql {
  return Prisma.raw(`seed."${table}"`);
}
