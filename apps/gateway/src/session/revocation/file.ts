import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Ends } from './retries.ts';

/** Kept nowhere but in this process: for tests. */
export const IN_MEMORY = ':memory:';

/** How long a start waits for a file that another gateway has locked. */
const OPEN_MS = 2000;

/**
 * The file, in which nothing waits for a lock. SEC-I22: with WAL and FULL every write is on the disk before it returns.
 * A Redis in its place needs `appendfsync always`, which the gateway cannot set.
 */
export function openTable(file: string) {
  const database = open(file);
  // The newest row stays, so that row ids only grow.
  const forget = database.prepare(
    'DELETE FROM revoked WHERE end_seconds <= ? AND rowid < (SELECT max(rowid) FROM revoked)',
  );
  const remember = database.prepare('INSERT OR REPLACE INTO revoked (sid, end_seconds) VALUES (?, ?)');
  const later = database.prepare(
    'SELECT rowid AS id, sid, end_seconds AS end FROM revoked WHERE rowid > ? ORDER BY rowid',
  );
  const takeFirst = database.prepare(
    `INSERT INTO revoked (sid, end_seconds) VALUES (?, ?)
       ON CONFLICT (sid) DO UPDATE SET end_seconds = excluded.end_seconds WHERE end_seconds = 0`,
  );
  // Not deleted: the newest row stays.
  const giveBack = database.prepare('UPDATE revoked SET end_seconds = 0 WHERE sid = ?');
  const version = database.prepare('PRAGMA data_version');
  const probe = database.prepare('INSERT OR REPLACE INTO probe (id, at_seconds) VALUES (1, ?)');
  /** Changes with what other connections write. */
  let seen: unknown;
  let lastRow = 0;

  return {
    /** Rows that were written since the last look, where another connection wrote some. Throws if it cannot be read. */
    newRows: (): readonly { sid: string; end: number }[] => {
      const now = version.get()?.data_version;
      if (now === seen) return [];
      const rows = later.all(lastRow) as { id: number; sid: string; end: number }[];
      seen = now;
      lastRow = rows.at(-1)?.id ?? lastRow;
      return rows;
    },
    /** Writes all of them and empties the map, or some of them and throws where it fails. */
    write: (ends: Ends, nowSeconds: number): void => {
      forget.run(nowSeconds);
      for (const [sid, end] of ends) {
        remember.run(sid, end);
        ends.delete(sid);
      }
    },
    /** True where this was the first to write it; rejects where it cannot be written. */
    take: async (sid: string, end: number): Promise<boolean> => takeFirst.run(sid, end).changes === 1,
    /** Undoes `take`; rejects where it cannot be written. */
    giveBack: async (sid: string): Promise<void> => void giveBack.run(sid),
    /** Rejects where nothing can be written. */
    probe: async (nowSeconds: number): Promise<void> => {
      probe.run(nowSeconds);
    },
    close: () => database.close(),
  };
}

function open(file: string): DatabaseSync {
  try {
    if (file !== IN_MEMORY) mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    const database = new DatabaseSync(file, { timeout: OPEN_MS });
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    database.exec(
      'CREATE TABLE IF NOT EXISTS revoked (sid TEXT PRIMARY KEY, end_seconds INTEGER NOT NULL) STRICT',
    );
    database.exec(
      'CREATE TABLE IF NOT EXISTS probe (id INTEGER PRIMARY KEY, at_seconds INTEGER NOT NULL) STRICT',
    );
    database.exec('PRAGMA busy_timeout = 0');
    return database;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : 'it cannot be opened';
    throw new Error(
      `The gateway cannot keep signed-out sessions in ${file} (${reason}): set REVOCATION_FILE to a file it may write.`,
      { cause },
    );
  }
}
