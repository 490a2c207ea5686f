import { rmSync } from 'node:fs';

/** Removes a database with what SQLite keeps beside it; nothing happens where there is none. */
export function removeDatabaseFiles(path: string): void {
  for (const suffix of ['', '-wal', '-shm']) rmSync(`${path}${suffix}`, { force: true });
}
