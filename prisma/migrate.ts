import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { type Migration, type Recorded, readMigrations, recordedMigrations } from './migration-files.ts';
import { countPointingNowhere } from './open-file.ts';

/** The table in which the command line of Prisma keeps its record; moments are milliseconds since 1970. */
const recordTable = `
  CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
    "id"                  TEXT PRIMARY KEY NOT NULL,
    "checksum"            TEXT NOT NULL,
    "finished_at"         DATETIME,
    "migration_name"      TEXT NOT NULL,
    "logs"                TEXT,
    "rolled_back_at"      DATETIME,
    "started_at"          DATETIME NOT NULL DEFAULT current_timestamp,
    "applied_steps_count" INTEGER UNSIGNED NOT NULL DEFAULT 0
  )`;

/** Long enough for another process to finish a migration that both want to apply. */
const LOCK_WAIT_MS = 30_000;

/**
 * Brings the database of a `file:<path>` address up to date and returns the names of the migrations applied now. Each
 * runs in a transaction of its own together with its record. Throws when a recorded migration was altered since, is
 * unfinished, or is not among the files (the database is newer than this code).
 */
export function applyMigrations(
  databaseUrl: string,
  folder: string = join(import.meta.dirname, 'migrations'),
): string[] {
  const path = databaseUrl.replace(/^file:/, '');
  mkdirSync(dirname(path), { recursive: true });
  const database = new Sqlite(path, { timeout: LOCK_WAIT_MS });
  try {
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    // Rebuilding a table drops the old one: with foreign keys on, that would delete the rows that point at it.
    database.pragma('foreign_keys = OFF');
    database.exec(recordTable);
    const migrations = readMigrations(folder);
    const applyOne = database.transaction((migration: Migration) => applyIfMissing(database, migration));
    database.transaction(() => refuseUnknown(database, migrations)).immediate();
    return migrations.filter((migration) => applyOne.immediate(migration)).map(({ name }) => name);
  } finally {
    database.close();
  }
}

/** Reads the record again inside the transaction: another process may have applied it while this one waited. */
function applyIfMissing(database: Sqlite.Database, migration: Migration): boolean {
  const recorded = recordedMigrations(database).find((row) => row.name === migration.name);
  if (recorded) {
    refuseAltered(recorded, migration);
    return false;
  }
  const startedAt = Date.now();
  database.exec(migration.sql);
  const broken = countPointingNowhere(database);
  if (broken > 0) throw new Error(`Migration ${migration.name} leaves ${broken} rows that point nowhere`);
  database
    .prepare(
      `INSERT INTO "_prisma_migrations"
       ("id", "checksum", "finished_at", "migration_name", "started_at", "applied_steps_count")
       VALUES (?, ?, ?, ?, ?, 1)`,
    )
    .run(randomUUID(), migration.checksum, Date.now(), migration.name, startedAt);
  return true;
}

function refuseAltered(recorded: Recorded, migration: Migration): void {
  if (recorded.finishedAt === null)
    throw new Error(
      `Migration ${migration.name} was started and never finished: restore the database or delete it`,
    );
  if (recorded.checksum !== migration.checksum)
    throw new Error(
      `Migration ${migration.name} was altered after it was applied: restore the file and write a new migration`,
    );
}

function refuseUnknown(database: Sqlite.Database, migrations: readonly Migration[]): void {
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = recordedMigrations(database).find((row) => !known.has(row.name));
  if (unknown) throw new Error(`The database has migration ${unknown.name}, which this code does not know`);
}
