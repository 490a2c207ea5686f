import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '../client.ts';
import { applyMigrations } from '../migrate.ts';

export type FreshDatabase = { url: string; database: Database; remove(): Promise<void> };

/** An empty database with all migrations, in a folder of its own; `remove` closes it and deletes the folder. */
export function freshDatabase(): FreshDatabase {
  const folder = mkdtempSync(join(tmpdir(), 'portal-database-'));
  const url = `file:${join(folder, 'test.db')}`;
  applyMigrations(url);
  const database = openDatabase(url);
  return {
    url,
    database,
    async remove() {
      await database.$disconnect();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
