import { existsSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/**
 * True when another program has the SQLite file open: leaving write-ahead logging needs exclusive access, so it fails at
 * once while another process is connected.
 */
export function isDatabaseInUse(file: string): boolean {
  if (!existsSync(file)) return false;
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.prepare('PRAGMA journal_mode = DELETE').get();
    return false;
  } catch (error) {
    return isBusy(error);
  } finally {
    database.close();
  }
}

/** SQLITE_BUSY; a damaged file is not in use and may be removed. */
function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === 5;
}

/** Removes the database with its write-ahead log and index. */
export function removeDatabase(file: string): void {
  for (const suffix of ['', '-wal', '-shm']) rmSync(`${file}${suffix}`, { force: true });
}
