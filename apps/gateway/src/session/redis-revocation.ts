import type { Redis } from 'ioredis';
import { orUnavailable } from '../shared-redis.ts';
import { type Revocation, UNDER_WAY_SECONDS } from './revocation.ts';
import { LONGEST_TOKEN_SECONDS } from './session-claims.ts';

/** Remembers in Redis, so that a sign-out at one gateway holds at all of them (SEC-D5). */
export function redisRevocation(redis: Redis): Revocation {
  return {
    revoke: async (sid) => {
      await orUnavailable(redis.set(keyOf(sid), '', 'EX', LONGEST_TOKEN_SECONDS + UNDER_WAY_SECONDS));
    },
    isRevoked: async (sid) => (await orUnavailable(redis.exists(keyOf(sid)))) === 1,
    close: async () => undefined,
  };
}

function keyOf(sid: string): string {
  return `portal:revoked:${sid}`;
}
