import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import { orUnavailable } from '../shared-redis.ts';
import { openTable, retriedWrites } from './revocation-file.ts';
import { LONGEST_TOKEN_SECONDS } from './session-claims.ts';

/** Sign-ins that ended before their time, by the `sid` that all their tokens carry (SEC-D5). */
export type Revocation = {
  /**
   * Ends every token of a sign-in, at once. When it resolves, this outlives a crash, unless what keeps it fails: then readiness
   * says so. Remembered until the last of them has run out.
   */
  revoke(sid: string): Promise<void>;
  isRevoked(sid: string): Promise<boolean>;
  close(): Promise<void>;
};

/** A step that was under way while its sign-in ended may still issue a token; it is done long before this. */
const UNDER_WAY_SECONDS = 60;
/** How old what is known of the sign-outs of other gateways may be. */
const READ_EVERY_MS = 20;
/** By how much the clocks of gateways that share a file may differ. */
const CLOCKS_DIFFER_SECONDS = 300;

export type FileRevocation = Revocation & {
  /** False when a sign-out would not be in the file. Tries it. */
  canWrite(): boolean;
};

/**
 * Remembers in this process, where each call looks, and in an SQLite file, which several gateways of one machine may share; a
 * shared store takes its place when there are more. A file that is full or locked holds up no sign-out: it is written later.
 * Throws an error with a readable message when the file cannot be opened.
 */
export function fileRevocation(
  file: string,
  clock: Clock,
  log?: Pick<Logger, 'error' | 'info'>,
): FileRevocation {
  const nowSeconds = () => Math.floor(clock.now().getTime() / 1000);
  const table = openTable(file);
  const writes = retriedWrites(table, nowSeconds, log);
  const ends = new Map<string, number>();
  let newest = 0;
  let readAt = Number.NEGATIVE_INFINITY;

  /** Sign-outs at other gateways, and those of before the start. */
  function readNewRows(): void {
    const now = performance.now();
    if (now - readAt < READ_EVERY_MS) return;
    readAt = now;
    for (const { sid, end } of table.changesSince(newest - CLOCKS_DIFFER_SECONDS)) {
      ends.set(sid, end);
      newest = Math.max(newest, end);
    }
  }

  return {
    revoke: async (sid) => {
      for (const [known, end] of ends) if (end <= nowSeconds()) ends.delete(known);
      const end = nowSeconds() + LONGEST_TOKEN_SECONDS + UNDER_WAY_SECONDS;
      ends.set(sid, end);
      await writes.add(sid, end);
    },
    isRevoked: async (sid) => {
      readNewRows();
      return (ends.get(sid) ?? 0) > nowSeconds();
    },
    canWrite: () => writes.write() && table.probe(nowSeconds()),
    close: async () => {
      writes.close();
      table.close();
    },
  };
}

/** Remembers in Redis, so that a sign-out at one gateway holds at all of them (SEC-D5). */
export function redisRevocation(redis: Redis): Revocation {
  return {
    revoke: async (sid) => {
      await orUnavailable(redis.set(keyOf(sid), '', 'EX', LONGEST_TOKEN_SECONDS + UNDER_WAY_SECONDS));
    },
    isRevoked: async (sid) => (await orUnavailable(redis.exists(keyOf(sid)))) === 1,
    close: async () => undefined,
  };
}

function keyOf(sid: string): string {
  return `portal:revoked:${sid}`;
}
