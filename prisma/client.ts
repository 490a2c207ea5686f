import { Prisma, PrismaClient } from './generated/client.ts';
import { SqliteAdapter } from './sqlite-adapter.ts';

/** The generated client. Money comes and goes as bigint pence, days as YYYY-MM-DD, moments as Date. */
export type Database = PrismaClient;

/** What `database.$transaction(async (transaction) => …)` hands in; either can read and write rows. */
export type Transaction = Prisma.TransactionClient;

/** Types of rows, such as `Prisma.ClientModel` or `Prisma.PolicyGetPayload<{ include: { owners: true } }>`. */
export type { Prisma } from './generated/client.ts';

/** A part of a raw statement, with its values bound and never written into the text. */
export const sql = Prisma.sql;

/**
 * Opens the SQLite file of a `file:<absolute path>` address; the connection is made at the first statement.
 * Migrations are not applied here, see migrate.ts. Close with `$disconnect()`.
 */
export function openDatabase(databaseUrl: string): Database {
  return new PrismaClient({ adapter: new SqliteAdapter({ url: databaseUrl }) });
}
