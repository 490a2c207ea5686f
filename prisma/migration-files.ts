import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type Sqlite from 'better-sqlite3';

export type Migration = { name: string; sql: string; checksum: string };

/** A migration that a database has, as the command line of Prisma records it; never finished where `finishedAt` is null. */
export type Recorded = { name: string; checksum: string; finishedAt: number | null };

/**
 * Migrations of a folder, `<time>_<name>/migration.sql` each, oldest first; the checksum is the SHA-256 of the file.
 */
export function readMigrations(folder: string): Migration[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
    .map((name) => {
      const bytes = readFileSync(join(folder, name, 'migration.sql'));
      return {
        name,
        sql: bytes.toString('utf8'),
        checksum: createHash('sha256').update(bytes).digest('hex'),
      };
    });
}

/** Those that a database has, oldest first. */
export function recordedMigrations(database: Sqlite.Database): Recorded[] {
  return database
    .prepare<[], Recorded>(
      `SELECT migration_name AS name, checksum, finished_at AS finishedAt FROM _prisma_migrations
       WHERE rolled_back_at IS NULL ORDER BY name`,
    )
    .all();
}
