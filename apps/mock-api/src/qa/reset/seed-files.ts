import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { isoDay } from '@portal/contract/shapes/calendar-day';
import type { Database } from '@portal/prisma/client';
import { documentsFolderOf, openDocumentStore } from '@portal/prisma/documents/store';
import { type SeedFile, seedState } from '@portal/prisma/seed-file';
import { LRUCache } from 'lru-cache';
import { takeMissingFiles } from '../../features/documents/stored-files.ts';

/** Gives the seed file for the day of `now`; the first call for a day takes a few seconds. */
export type SeedFiles = (now: Date) => Promise<SeedFile>;

type SeedOptions = { readonly largePolicies?: number };

/** What the thread is told. */
export type SeedOrder = SeedFile & SeedOptions;

/** A clock that is moved about needs many. */
const DAYS_KEPT = 4;

/**
 * Keeps the seed files of the days requested last, by the mock's clock. The next process of the same code reuses them;
 * everything else in the folder is deleted at the start.
 */
export function createSeedFiles(folder: string, seedOptions: SeedOptions = {}): SeedFiles {
  const state = seedState();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const written = new LRUCache<string, SeedFile>({
    max: DAYS_KEPT,
    dispose: ({ path }, _day, reason) => {
      if (reason === 'evict') removeDatabaseFiles(path);
    },
  });
  for (const file of keptFiles(folder, state)) written.set(isoDay(file.seededAt), file);
  const writing = new Map<string, Promise<SeedFile>>();
  return async (now) => {
    const day = isoDay(now);
    const kept = written.get(day);
    if (kept && existsSync(kept.path)) return kept;
    const pending =
      writing.get(day) ??
      write(fileAt(join(folder, nameOf(now, state)), now), seedOptions).finally(() => writing.delete(day));
    writing.set(day, pending);
    const file = await pending;
    written.set(day, file);
    return file;
  };
}

/**
 * Keeps a database that has just been seeded as the seed file of its day, unless the folder has one, so that none need
 * be written. Call before `createSeedFiles`, which looks for the files of its folder.
 */
export async function keepAsSeedFile(
  folder: string,
  database: Database,
  { seededAt, documents }: Omit<SeedFile, 'path'>,
): Promise<void> {
  const state = seedState();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (keptFiles(folder, state).some((kept) => isoDay(kept.seededAt) === isoDay(seededAt))) return;
  const file = fileAt(join(folder, nameOf(seededAt, state)), seededAt);
  const draft = `${file.path}.draft`;
  await database.$executeRaw`VACUUM INTO ${draft}`;
  await takeMissingFiles({ database, documentStore: openDocumentStore(file.documents) }, documents);
  renameSync(draft, file.path);
}

function keptFiles(folder: string, state: string): SeedFile[] {
  const kept = readdirSync(folder).flatMap((name): SeedFile[] => {
    const seededAt = momentOf(name, state);
    return seededAt ? [fileAt(join(folder, name), seededAt)] : [];
  });
  const known = new Set(kept.flatMap(({ path, documents }) => [path, documents]));
  for (const name of readdirSync(folder))
    if (!known.has(join(folder, name))) rmSync(join(folder, name), { recursive: true, force: true });
  return kept;
}

function fileAt(path: string, seededAt: Date): SeedFile {
  return { path, seededAt, documents: documentsFolderOf(path) };
}

/** In a worker thread: seeding takes seconds, and the mock answers meanwhile. A failure leaves no file behind. */
async function write(file: SeedFile, options: SeedOptions): Promise<SeedFile> {
  const draft = fileAt(`${file.path}.draft`, file.seededAt);
  try {
    await runWorker({ ...draft, ...options });
    removeDatabaseFiles(file.path);
    renameSync(draft.documents, file.documents);
    renameSync(draft.path, file.path);
    return file;
  } finally {
    removeDatabaseFiles(draft.path);
  }
}

async function runWorker(workerData: SeedOrder): Promise<void> {
  const worker = new Worker(new URL('./seed-worker.ts', import.meta.url), { workerData });
  await new Promise<void>((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', (code) => (code === 0 ? resolve() : reject(new Error('The seed was not written'))));
  });
}

/** `seed-20261121T100000000Z-0a1b2c3d4e5f6071.db` */
function nameOf(moment: Date, state: string): string {
  return `seed-${moment.toISOString().replace(/[-:.]/g, '')}-${state}.db`;
}

function momentOf(name: string, state: string): Date | undefined {
  const parts = /^seed-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z-(\w+)\.db$/.exec(name);
  if (parts?.[8] !== state) return undefined;
  const [, year, month, day, hour, minute, second, millisecond] = parts;
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}.${millisecond}Z`);
}

/**
 * Deletes a database with its documents, and the files that SQLite keeps beside it; does nothing where there is none.
 */
export function removeDatabaseFiles(path: string): void {
  for (const suffix of ['', '-wal', '-shm']) rmSync(`${path}${suffix}`, { force: true });
  rmSync(documentsFolderOf(path), { recursive: true, force: true });
}
