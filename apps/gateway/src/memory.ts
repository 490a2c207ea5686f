import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { Env } from './env.ts';
import { memoryProofReplay, type ProofReplay, redisProofReplay } from './session/proof-replay.ts';
import { redisRevocation } from './session/redis-revocation.ts';
import { fileRevocation, type Revocation } from './session/revocation.ts';
import { connectRedis } from './shared-redis.ts';

/** All that a gateway remembers from one call to the next. Gateways with the same REDIS_URL share it. */
export type Memory = {
  readonly revocation: Revocation;
  readonly proofReplay: ProofReplay;
  /** Where counters are kept; undefined, in this process. */
  readonly counters: Redis | undefined;
  isReachable(): Promise<boolean>;
  close(): Promise<void>;
};

type Options = {
  readonly env: Pick<Env, 'REDIS_URL' | 'REVOCATION_FILE'>;
  readonly clock: Clock;
  readonly logger: Logger;
};

export async function openMemory({ env, clock, logger }: Options): Promise<Memory> {
  if (env.REDIS_URL !== undefined) return sharedMemory(await connectRedis(env.REDIS_URL, logger), clock);
  const revocation = fileRevocation(env.REVOCATION_FILE, clock);
  return {
    revocation,
    proofReplay: memoryProofReplay(clock),
    counters: undefined,
    isReachable: async () => true,
    close: () => revocation.close(),
  };
}

function sharedMemory(redis: Redis, clock: Clock): Memory {
  return {
    revocation: redisRevocation(redis),
    proofReplay: redisProofReplay(redis, clock),
    counters: redis,
    isReachable: () =>
      redis.ping().then(
        () => true,
        () => false,
      ),
    close: async () => redis.disconnect(),
  };
}
