import argon2 from 'argon2';
import { createWorkQueue } from './work-queue.ts';

export type PasswordCost = { memoryKib: number; passes: number };

/** argon2id with 19 MiB, two passes, one lane (SEC-A7). */
export const passwordCost: PasswordCost = { memoryKib: 19_456, passes: 2 };

const queueLimits = { running: 2, waiting: 128 };

export type Passwords = Awaited<ReturnType<typeof createPasswords>>;

/**
 * Hashes and checks passwords. `check` does the same work when there is no hash to check against, so that time
 * does not reveal whether an account exists (SEC-A2); call it inside `inTurn`.
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
