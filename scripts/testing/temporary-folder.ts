import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Databases of tests are kept in memory where there is room: most of what a disk does for them is waiting. */
const memory = '/dev/shm';

/** Where tests keep temporary files. */
export const temporaryFolder: string = existsSync(memory) && freeBytes(memory) > 1e9 ? memory : tmpdir();

/** Holds the compiled code of servers that tests start as processes of their own: they are up in half the time. */
export const compileCache: string = join(temporaryFolder, 'portal-compile-cache');

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
