import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from './client.ts';
import type { DocumentStore } from './documents/store.ts';
import { applyMigrations } from './migrate.ts';
import { type SeedOptions, seed } from './seed.ts';

/**
 * A seeded database that is never written, to copy or to restore rows from; `seededAt` is the seed's clock, `documents`
 * the folder of the files that its documents name.
 */
export type SeedFile = { readonly path: string; readonly seededAt: Date; readonly documents: string };

type SeedFileOptions = SeedOptions & { readonly documents: DocumentStore };

/** Writes a seed file; takes a few seconds. There must be no file at the path. */
export async function writeSeedFile(path: string, options: SeedFileOptions): Promise<SeedFile> {
  const url = `file:${path}`;
  applyMigrations(url);
  const database = openDatabase(url);
  try {
    await seed(database, options);
  } finally {
    await database.$disconnect();
  }
  return { path, seededAt: options.now, documents: options.documents.folder };
}

const folder = import.meta.dirname;
const sources = ['*.ts', 'seed/**/*.{ts,png}', 'migrations/**/*.sql', '../packages/pdf/src/*.ts'];

/** Changes with every file that a seeded database is made from, so that a copy made by older code is recognised. */
export function seedState(): string {
  const hash = createHash('sha256');
  const files = globSync(sources, { cwd: folder }).sort();
  for (const file of files) hash.update(file).update(readFileSync(join(folder, file)));
  return hash.digest('hex').slice(0, 16);
}
