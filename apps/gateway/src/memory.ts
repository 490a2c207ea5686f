import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { Env } from './env.ts';
import { createProofNonces, type ProofNonces, sharedNonceKey } from './session/proof-nonces.ts';
import { memoryProofReplay, type ProofReplay, redisProofReplay } from './session/proof-replay.ts';
import { fileRevocation, type Revocation, redisRevocation } from './session/revocation/revocation.ts';
import { connectRedis } from './shared-redis.ts';

/** All that a gateway remembers from one call to the next. Gateways with the same REDIS_URL share it. */
export type Memory = {
  readonly revocation: Revocation;
  readonly proofReplay: ProofReplay;
  readonly proofNonces: ProofNonces;
  /** Where counters are kept; undefined, in this process. */
  readonly counters: Redis | undefined;
  close(): Promise<void>;
};

type Options = {
  readonly env: Pick<
    Env,
    'REDIS_URL' | 'REVOCATION_FILE' | 'GATEWAY_SESSION_SECRET' | 'GATEWAY_SESSION_SECRET_PREVIOUS'
  >;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Replaces the key that each start makes, in tests. */
  readonly nonceKey?: Uint8Array | undefined;
};

export async function openMemory({ env, clock, logger, nonceKey }: Options): Promise<Memory> {
  if (env.REDIS_URL !== undefined) {
    const { GATEWAY_SESSION_SECRET: secret, GATEWAY_SESSION_SECRET_PREVIOUS: previous } = env;
    const otherKeys = previous === undefined ? [] : [sharedNonceKey(previous)];
    const nonces = createProofNonces(clock, nonceKey ?? sharedNonceKey(secret), otherKeys);
    const redis = await connectRedis(env.REDIS_URL, logger);
    return sharedMemory(redis, nonces, { clock, logger });
  }
  const proofNonces = createProofNonces(clock, nonceKey);
  const revocation = fileRevocation(env.REVOCATION_FILE, clock, logger);
  return {
    revocation,
    proofReplay: memoryProofReplay({ clock, nonces: proofNonces }),
    proofNonces,
    counters: undefined,
    close: () => revocation.close(),
  };
}

function sharedMemory(
  redis: Redis,
  proofNonces: ProofNonces,
  { clock, logger }: Pick<Options, 'clock' | 'logger'>,
): Memory {
  const revocation = redisRevocation(redis, clock, logger);
  return {
    revocation,
    proofReplay: redisProofReplay(redis),
    proofNonces,
    counters: redis,
    close: async () => {
      await revocation.close();
      redis.disconnect();
    },
  };
}
