import argon2 from 'argon2';
import PQueue from 'p-queue';
import { ApiError } from '../../http/api-error.ts';

export type PasswordCost = { memoryKib: number; passes: number };

/** argon2id with 19 MiB, two passes, one lane (SEC-A7), as in the seed's clients.ts. */
export const passwordCost: PasswordCost = { memoryKib: 19_456, passes: 2 };

const queueLimits = { running: 2, waiting: 128 };

export type Passwords = Awaited<ReturnType<typeof createPasswords>>;

/**
 * Hashes and checks passwords whole and exactly as typed (SEC-A11). `check` does the same work when there is no hash to
 * check against, so that time does not reveal whether an account exists (SEC-A2); call it inside `inTurn`.
 */
export async function createPasswords(cost: PasswordCost = passwordCost) {
  const options = {
    type: argon2.argon2id,
    memoryCost: cost.memoryKib,
    timeCost: cost.passes,
    parallelism: 1,
  } as const;
  const hash = (password: string) => argon2.hash(password, options);
  const nobodysHash = await hash('the password of nobody');
  const queue = createWorkQueue(queueLimits);
  return {
    hash,
    inTurn: queue.run,
    async check(known: string | null | undefined, password: string): Promise<boolean> {
      const matches = await argon2.verify(known ?? nobodysHash, password);
      return matches && typeof known === 'string';
    },
  };
}

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
