import { setTimeout as pauseFor } from 'node:timers/promises';
import type { Logger } from 'pino';

/** After this a sign-out no longer waits for its store; it holds in memory from its first moment. */
const WRITE_MS = 1000;
const FIRST_RETRY_MS = 10;
const RETRY_MS = 1000;

/** Ends of sign-ins, in seconds since 1970, by `sid`. */
export type Ends = Map<string, number>;

type Options = {
  /** Writes all of them and empties the map, or some of them and throws where it fails. */
  readonly store: (ends: Ends, nowSeconds: number) => void | Promise<void>;
  readonly nowSeconds: () => number;
  readonly log?: Pick<Logger, 'error' | 'info'> | undefined;
};

/**
 * SEC-D16: sign-outs on their way to the file or to Redis, tried again every second until they are stored or have
 * expired. Until then they hold in the memory of this gateway alone, which revocation.ts asks, and a stop of it loses
 * them. sign-out-request.ts lets them through while Redis fails (SEC-D28), and health.ts reports the failure (SEC-D29).
 */
export function retriedWrites({ store, nowSeconds, log }: Options) {
  const unwritten: Ends = new Map();
  let retry: NodeJS.Timeout | undefined;
  let isClosed = false;
  let failure: unknown;

  async function write(): Promise<boolean> {
    for (const [sid, end] of unwritten) if (end <= nowSeconds()) unwritten.delete(sid);
    const isWaiting = unwritten.size > 0;
    try {
      if (isWaiting) await store(unwritten, nowSeconds());
    } catch (error) {
      failure = error;
      return false;
    }
    if (isWaiting && retry) log?.info('sign-outs are written again');
    clearTimeout(retry);
    retry = undefined;
    return true;
  }

  function writeLater(): void {
    if (isClosed) return;
    if (!retry)
      log?.error(
        { err: failure, waiting: unwritten.size },
        'sign-outs cannot be written, and hold in memory alone',
      );
    clearTimeout(retry);
    retry = setTimeout(async () => (await write()) || writeLater(), RETRY_MS).unref();
  }

  return {
    write,
    isWaiting: (sid: string): boolean => (unwritten.get(sid) ?? 0) > nowSeconds(),
    /** Returns when it is stored, or when the store has failed for a while. */
    add: async (sid: string, end: number): Promise<void> => {
      unwritten.set(sid, end);
      const startedAt = performance.now();
      for (let pause = FIRST_RETRY_MS; !(await write()); pause *= 2) {
        if (retry || performance.now() - startedAt + pause > WRITE_MS) {
          return writeLater();
        }
        await pauseFor(pause);
      }
    },
    close: async (): Promise<void> => {
      isClosed = true;
      clearTimeout(retry);
      if (!(await write()))
        log?.error({ err: failure, lost: unwritten.size }, 'sign-outs could not be written before the end');
    },
  };
}
