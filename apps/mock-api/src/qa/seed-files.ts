import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { SeedFile } from '@portal/prisma/seed-file';
import { seedState } from '@portal/prisma/seed-state';
import { isoDay } from '../clock.ts';
import { removeDatabaseFiles } from './remove-database.ts';

/** Gives a seed file of the day of `now`; the first for a day takes a few seconds. */
export type SeedFiles = (now: Date) => Promise<SeedFile>;

/** Of so many days; a clock that is moved about asks for many. */
const DAYS_KEPT = 4;

/**
 * Keeps seed files in a folder, of the days of the mock's clock that were asked for last, also for the next process of the same
 * code. Everything else in the folder is thrown away at the start.
 */
export function createSeedFiles(folder: string): SeedFiles {
  const state = seedState();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  /** By day; the one that was asked for last stands last. */
  const written = keptFiles(folder, state);
  const writing = new Map<string, Promise<SeedFile>>();
  return async (now) => {
    const day = isoDay(now);
    const kept = written.get(day);
    if (kept && existsSync(kept.path)) {
      written.delete(day);
      written.set(day, kept);
      return kept;
    }
    const begun =
      writing.get(day) ?? write(join(folder, nameOf(now, state)), now).finally(() => writing.delete(day));
    writing.set(day, begun);
    const file = await begun;
    written.set(day, file);
    forgetOldest(written);
    return file;
  };
}

function keptFiles(folder: string, state: string): Map<string, SeedFile> {
  const kept = readdirSync(folder).flatMap((name): SeedFile[] => {
    const seededAt = momentOf(name, state);
    if (!seededAt) rmSync(join(folder, name), { force: true });
    return seededAt ? [{ path: join(folder, name), seededAt }] : [];
  });
  return new Map(kept.map((file) => [isoDay(file.seededAt), file]));
}

function forgetOldest(written: Map<string, SeedFile>): void {
  for (const [day, { path }] of [...written].slice(0, -DAYS_KEPT)) {
    written.delete(day);
    removeDatabaseFiles(path);
  }
}

/** In a thread of its own: seeding takes seconds, in which the mock goes on answering. One that fails leaves nothing behind. */
async function write(path: string, seededAt: Date): Promise<SeedFile> {
  const draft = `${path}.draft`;
  try {
    await runWorker({ path: draft, now: seededAt });
    renameSync(draft, path);
    return { path, seededAt };
  } finally {
    removeDatabaseFiles(draft);
  }
}

async function runWorker(workerData: { path: string; now: Date }): Promise<void> {
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
