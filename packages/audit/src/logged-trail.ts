import { openTrailQueue, type TrailQueue } from './trail-queue.ts';

/** What both apps log with, no more than is used here. */
type Log = {
  info(fields: object, message: string): void;
  error(fields: object, message: string): void;
};

type Options = {
  readonly file: string | undefined;
  /** The name of the app in each line. */
  readonly app: string;
  readonly clock: { now(): Date };
  readonly logger: Log;
  readonly onFailure?: (() => void) | undefined;
};

/** The trail in the configured file, whose head is in the log at both ends; undefined where none is configured. */
export async function openLoggedTrail(options: Options): Promise<TrailQueue | undefined> {
  const { file, app, clock, logger, onFailure } = options;
  if (file === undefined) return undefined;
  const trail = await openTrailQueue({
    file,
    app,
    now: () => clock.now(),
    onFailure: (failure) => {
      if ('lost' in failure) logger.error({ lost: failure.lost }, 'lines of the audit trail are lost');
      else logger.error({ err: failure.error }, 'the audit trail could not be written');
      onFailure?.();
    },
  });
  logger.info({ head: trail.head() }, 'audit trail opened');
  return {
    ...trail,
    close: async () => {
      await trail.close();
      logger.info({ head: trail.head() }, 'audit trail closed');
    },
  };
}
