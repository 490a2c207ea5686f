import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Clock } from '../clock.ts';
import { LONGEST_TOKEN_SECONDS } from './session-claims.ts';

/** Sign-ins that ended before their time, by the `sid` that all their tokens carry (SEC-D5). */
export type Revocation = {
  /** Ends every token of a sign-in. When it resolves, this outlives a crash. Remembered until the last of them has run out. */
  revoke(sid: string): Promise<void>;
  isRevoked(sid: string): Promise<boolean>;
  close(): Promise<void>;
};

/** A step up that was under way while its sign-in ended may still issue a token; it is done long before this. */
export const UNDER_WAY_SECONDS = 60;
const BUSY_MS = 2000;

/** Kept nowhere but in this process: for tests. */
export const IN_MEMORY = ':memory:';

/**
 * Remembers in an SQLite file, which several gateways of one machine may share; a shared store takes its place when there
 * are more. Throws an error with a readable message when the file cannot be opened.
 */
export function fileRevocation(file: string, clock: Clock): Revocation {
  const database = open(file);
  const forget = database.prepare('DELETE FROM revoked WHERE end_seconds <= ?');
  const remember = database.prepare('INSERT OR REPLACE INTO revoked (sid, end_seconds) VALUES (?, ?)');
  const find = database.prepare('SELECT 1 FROM revoked WHERE sid = ?');
  const nowSeconds = () => Math.floor(clock.now().getTime() / 1000);

  return {
    revoke: async (sid) => {
      forget.run(nowSeconds());
      remember.run(sid, nowSeconds() + LONGEST_TOKEN_SECONDS + UNDER_WAY_SECONDS);
    },
    isRevoked: async (sid) => find.get(sid) !== undefined,
    close: async () => database.close(),
  };
}

/** WAL with FULL: every write is on the disk before it returns. */
function open(file: string): DatabaseSync {
  try {
    if (file !== IN_MEMORY) mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    const database = new DatabaseSync(file, { timeout: BUSY_MS });
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    database.exec(
      'CREATE TABLE IF NOT EXISTS revoked (sid TEXT PRIMARY KEY, end_seconds INTEGER NOT NULL) STRICT',
    );
    return database;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : 'it cannot be opened';
    throw new Error(
      `The gateway cannot keep signed-out sessions in ${file} (${reason}): set REVOCATION_FILE to a file it may write.`,
      { cause },
    );
  }
}
