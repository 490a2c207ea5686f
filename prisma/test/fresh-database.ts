import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '../client.ts';
import { applyMigrations } from '../migrate.ts';
import { sharedSeedFile } from './shared-seed-file.ts';

export type FreshDatabase = { url: string; database: Database; remove(): Promise<void> };

/** An empty database with all migrations, in a folder of its own; `remove` closes it and deletes the folder. */
export function freshDatabase(): FreshDatabase {
  return openNew((file) => applyMigrations(`file:${file}`));
}

/** The same with the seed in it, of which the largest client has three policies. */
export async function seededDatabase(now: Date): Promise<FreshDatabase> {
  const { path } = await sharedSeedFile({ now, largePolicies: 3 });
  return openNew((file) => copyFileSync(path, file));
}

function openNew(make: (file: string) => void): FreshDatabase {
  const folder = mkdtempSync(join(tmpdir(), 'portal-database-'));
  const file = join(folder, 'test.db');
  make(file);
  const url = `file:${file}`;
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
