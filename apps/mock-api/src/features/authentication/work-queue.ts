import PQueue from 'p-queue';
import { ApiError } from '../../http/api-error.ts';

type Limits = {
  /** Concurrent jobs. */
  running: number;
  /** Jobs that may wait. */
  waiting: number;
};

/** Runs costly jobs a few at a time. With too many waiting, the next is refused with 503 and Retry-After (SEC-A7). */
export function createWorkQueue({ running, waiting }: Limits) {
  const queue = new PQueue({ concurrency: running });
  return {
    async run<Result>(job: () => Promise<Result>): Promise<Result> {
      if (queue.size >= waiting) throw new ApiError('UNAVAILABLE', { retryAfterSeconds: 1 });
      return queue.add(job);
    },
  };
}
