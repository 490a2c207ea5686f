import type { open } from 'node:fs/promises';
import type { AuditEvent, Link } from './audit-entry.ts';
import { openAuditTrail } from './audit-trail.ts';

export type TrailQueue = {
  /**
   * Adds a line. Resolves once it is on the disk, or once writing it has failed: the service goes on, the failure is
   * reported, and the line is written later.
   */
  record(event: AuditEvent): Promise<void>;
  /** The last line that is on the disk. */
  head(): Link;
  /** Writes what waits, and reports the lines that cannot be written. */
  close(): Promise<void>;
};

/** Why lines could not be written, where they are written later; how many are lost, where they are not. */
type TrailFailure = { readonly error: unknown } | { readonly lost: number };

type Options = {
  readonly file: string;
  /** The name of the app in each line. */
  readonly app: string;
  readonly now: () => Date;
  readonly onFailure: (failure: TrailFailure) => void;
  /** Replaces the file in tests. */
  readonly open?: typeof open;
};

type Waiting = { readonly event: AuditEvent; readonly at: Date; readonly settle: () => void };

const RETRY_MS = 1000;
/** Lines that wait for a disk that cannot be written; later ones are lost and reported. */
const MOST_WAITING = 10_000;

/** The lines that wait for the audit trail. They are written in order, many at a time, off the event loop. */
export async function openTrailQueue({ now, onFailure, ...options }: Options): Promise<TrailQueue> {
  const trail = await openAuditTrail(options);
  let waiting: Waiting[] = [];
  let isClosed = false;
  let writing: Promise<void> | undefined;

  /** Everything that waits, in order. Stops at a failure, and tries again later. */
  async function drain(): Promise<void> {
    let failure: unknown;
    while (waiting.length > 0 && failure === undefined) {
      const batch = waiting.splice(0);
      const { written, error } = await trail.append(batch);
      failure = error;
      waiting = [...batch.slice(written), ...waiting];
      for (const { settle } of batch) settle();
    }
    writing = undefined;
    if (failure === undefined) return;
    onFailure({ error: failure });
    if (!isClosed) setTimeout(start, RETRY_MS).unref();
  }

  function start(): void {
    if (waiting.length > 0) writing ??= drain();
  }

  return {
    record: async (event) => {
      if (isClosed || waiting.length >= MOST_WAITING) return onFailure({ lost: 1 });
      const { promise, resolve: settle } = Promise.withResolvers<void>();
      waiting.push({ event, at: now(), settle });
      start();
      return promise;
    },
    head: trail.head,
    close: async () => {
      isClosed = true;
      await writing;
      // A failed write leaves its lines to a retry, and none comes after close.
      start();
      await writing;
      if (waiting.length > 0) onFailure({ lost: waiting.length });
      waiting = [];
      await trail.close();
    },
  };
}
