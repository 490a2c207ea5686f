import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { SeedFile } from '@portal/prisma/seed-file';
import { seedState } from '@portal/prisma/seed-state';
import { isoDay } from '../clock.ts';

/** Gives a seed file of the day of `now`; the first for a day takes a few seconds. */
export type SeedFiles = (now: Date) => Promise<SeedFile>;

/**
 * Keeps seed files in a folder, one for each day of the mock's clock, also for the next process of the same code. Everything
 * else in the folder is thrown away.
 */
export function createSeedFiles(folder: string): SeedFiles {
  const state = seedState();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const kept = readdirSync(folder).flatMap((name): SeedFile[] => {
    const seededAt = momentOf(name, state);
    if (!seededAt) rmSync(join(folder, name), { force: true });
    return seededAt ? [{ path: join(folder, name), seededAt }] : [];
  });
  const byDay = new Map(kept.map((file) => [isoDay(file.seededAt), Promise.resolve(file)]));
  return (now) => {
    const day = isoDay(now);
    const file = byDay.get(day) ?? write(join(folder, nameOf(now, state)), now);
    byDay.set(day, file);
    // One that could not be written is tried again.
    file.catch(() => byDay.delete(day));
    return file;
  };
}

/** In a thread of its own: seeding takes seconds, in which the mock goes on answering. */
async function write(path: string, seededAt: Date): Promise<SeedFile> {
  const draft = `${path}.draft`;
  const worker = new Worker(new URL('./seed-worker.ts', import.meta.url), {
    workerData: { path: draft, now: seededAt },
  });
  await new Promise<void>((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', (code) => (code === 0 ? resolve() : reject(new Error('The seed was not written'))));
  });
  renameSync(draft, path);
  return { path, seededAt };
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
