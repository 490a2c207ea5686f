import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type SeedFile, writeSeedFile } from '@portal/prisma/seed-file';
import { isoDay } from '../clock.ts';

/** Gives a seed file of the day of `now`; the first for a day takes a few seconds. */
export type SeedFiles = (now: Date) => Promise<SeedFile>;

/** Keeps seed files in a folder, one for each day of the mock's clock. What a former process left there is thrown away. */
export function createSeedFiles(folder: string): SeedFiles {
  const made = new Map<string, Promise<SeedFile>>();
  rmSync(folder, { recursive: true, force: true });
  return (now) => {
    const day = isoDay(now);
    const known = made.get(day) ?? makeFile(folder, day, now);
    made.set(day, known);
    // One that could not be made is tried again.
    known.catch(() => made.delete(day));
    return known;
  };
}

async function makeFile(folder: string, day: string, now: Date): Promise<SeedFile> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return await writeSeedFile(join(folder, `seed-${day}.db`), { now });
}
