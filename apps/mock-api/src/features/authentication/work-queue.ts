import { ApiError } from '../../http/api-error.ts';

type Limits = {
  /** Jobs at once. */
  running: number;
  /** Jobs that may wait. */
  waiting: number;
};

/** Runs costly jobs a few at a time; when too many wait already, refuses the next with 503 and Retry-After (security A7). */
export function createWorkQueue({ running, waiting }: Limits) {
  const queue: (() => void)[] = [];
  let active = 0;

  async function enter(): Promise<void> {
    if (active < running) {
      active += 1;
      return;
    }
    if (queue.length >= waiting) throw new ApiError('UNAVAILABLE', { retryAfterSeconds: 1 });
    await new Promise<void>((resolve) => queue.push(resolve));
  }

  /** Hands the place to the next in line, so that nobody can slip in between. */
  function leave(): void {
    const next = queue.shift();
    if (next) next();
    else active -= 1;
  }

  return {
    async run<Result>(job: () => Promise<Result>): Promise<Result> {
      await enter();
      try {
        return await job();
      } finally {
        leave();
      }
    },
  };
}
