import { ExponentialBackoff, handleAll, retry } from 'cockatiel';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { type Clock, secondsOf } from '../../clock.ts';
import { orUnavailable } from '../../trpc/failure.ts';
import { LONGEST_TOKEN_SECONDS } from '../session-lifetimes.ts';
import { openTable } from './file.ts';
import { type Ends, retriedWrites } from './retries.ts';

/** Sign-ins that ended before their time, by the `sid` that all their tokens carry (SEC-D5). */
export type Revocation = {
  /**
   * Ends every token of a sign-in, at once, until the last of them has run out. Returns when this is stored, so that it
   * outlives a crash; while the store fails, this process remembers it and tries again (SEC-D16).
   */
  revoke(sid: string): Promise<void>;
  /**
   * For a single-use token: true the first time, at all gateways together. Throws UNAVAILABLE where it cannot be
   * stored.
   */
  take(sid: string): Promise<boolean>;
  /** Makes a single-use token that was taken good again, unless that cannot be stored. */
  giveBack(sid: string): Promise<void>;
  isRevoked(sid: string): Promise<boolean>;
  /** Tests by a write whether a sign-out would be stored; false until those from before the start are read. */
  canWrite(): Promise<boolean>;
  close(): Promise<void>;
};

type Log = Pick<Logger, 'error' | 'info'>;

/** A step that was under way while its sign-in ended may still issue a token; it is done long before this. */
const UNDER_WAY_SECONDS = 60;
const REMEMBERED_SECONDS = LONGEST_TOKEN_SECONDS + UNDER_WAY_SECONDS;
/** How old what is known of the sign-outs of other gateways may be. */
const READ_EVERY_MS = 20;
/** Another gateway that writes to the file holds it for some milliseconds. */
const whileLocked = retry(handleAll, {
  maxAttempts: 6,
  backoff: new ExponentialBackoff({ initialDelay: 10, maxDelay: 400 }),
});
/** For how long Redis keeps what readiness writes. */
const PROBE_SECONDS = 10;

/**
 * Remembers in this process, where each call looks, and in an SQLite file, which several gateways of one machine may
 * share; a shared store takes its place when there are more. A file that is full or locked holds up no sign-out: it is
 * written later. Throws an error with a readable message when the file cannot be opened.
 */
export function fileRevocation(file: string, clock: Clock, log?: Log): Revocation {
  const nowSeconds = secondsOf(clock);
  const table = openTable(file);
  const writes = retriedWrites({ store: table.write, nowSeconds, log });
  const ends: Ends = new Map();
  let readAt = Number.NEGATIVE_INFINITY;
  let hasRead = false;
  let failure: unknown;

  /** Sign-outs at other gateways, and those from before the start. */
  function readNewRows(): void {
    const now = performance.now();
    if (now - readAt < READ_EVERY_MS) return;
    readAt = now;
    try {
      for (const { sid, end } of table.newRows()) ends.set(sid, end);
      if (failure !== undefined) log?.info('sign-outs are read again');
      hasRead = true;
      failure = undefined;
    } catch (error) {
      if (failure === undefined) log?.error({ err: error }, 'sign-outs cannot be read');
      failure = error;
    }
  }

  return {
    revoke: async (sid) => {
      for (const [known, end] of ends) if (end <= nowSeconds()) ends.delete(known);
      const end = nowSeconds() + REMEMBERED_SECONDS;
      ends.set(sid, end);
      return writes.add(sid, end);
    },
    take: (sid) =>
      orUnavailable(whileLocked.execute(() => table.take(sid, nowSeconds() + REMEMBERED_SECONDS))),
    giveBack: async (sid) => void (await works(() => whileLocked.execute(() => table.giveBack(sid)))),
    isRevoked: async (sid) => {
      readNewRows();
      const isKnown = (ends.get(sid) ?? 0) > nowSeconds();
      // Until those from before the start are read, any session may have ended.
      return isKnown || hasRead ? isKnown : orUnavailable(Promise.reject(failure));
    },
    canWrite: async () => {
      readNewRows();
      const isWritten =
        (await writes.write()) && (await works(() => whileLocked.execute(() => table.probe(nowSeconds()))));
      // Else every session is refused.
      return isWritten && hasRead;
    },
    close: async () => {
      await writes.close();
      table.close();
    },
  };
}

/**
 * Remembers in Redis, so that a sign-out at one gateway holds at all of them (SEC-D5). While Redis is full or away, all
 * of them refuse every session (`orUnavailable`); one that has lost Redis alone cannot tell the others until it is
 * back.
 */
export function redisRevocation(redis: Redis, clock: Clock, log?: Log): Revocation {
  const nowSeconds = secondsOf(clock);
  const store = async (ends: Ends, now: number) => {
    for (const [sid, end] of ends) {
      await redis.set(keyOf(sid), '', 'EX', end - now);
      ends.delete(sid);
    }
  };
  const writes = retriedWrites({ store, nowSeconds, log });

  return {
    revoke: (sid) => writes.add(sid, nowSeconds() + REMEMBERED_SECONDS),
    take: async (sid) =>
      (await orUnavailable(redis.set(keyOf(sid), '', 'EX', REMEMBERED_SECONDS, 'NX'))) === 'OK',
    giveBack: async (sid) => void (await works(() => redis.del(keyOf(sid)))),
    isRevoked: async (sid) => writes.isWaiting(sid) || (await orUnavailable(redis.exists(keyOf(sid)))) === 1,
    // A ping would not do: a full Redis answers it.
    canWrite: async () =>
      (await writes.write()) && works(() => redis.set('portal:probe', '', 'EX', PROBE_SECONDS)),
    close: () => writes.close(),
  };
}

function works(write: () => Promise<unknown>): Promise<boolean> {
  return write().then(
    () => true,
    () => false,
  );
}

function keyOf(sid: string): string {
  return `portal:revoked:${sid}`;
}
