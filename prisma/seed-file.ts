import { openDatabase } from './client.ts';
import { applyMigrations } from './migrate.ts';
import { type SeedOptions, seed } from './seed.ts';

/** A seeded database that nobody works on, to be copied or to put rows back from; `seededAt` is the seed's clock. */
export type SeedFile = { readonly path: string; readonly seededAt: Date };

/** Writes a seed file; takes a few seconds. There must be no file at the path. */
export async function writeSeedFile(path: string, options: SeedOptions): Promise<SeedFile> {
  const url = `file:${path}`;
  applyMigrations(url);
  const database = openDatabase(url);
  try {
    await seed(database, options);
  } finally {
    await database.$disconnect();
  }
  return { path, seededAt: options.now };
}
