import type { Redis } from 'ioredis';
import type { Clock } from '../clock.ts';
import type { ProofReplay } from './proof-replay.ts';

/** Remembers in Redis, so that a proof shown to one gateway is spent at all of them (SEC-D8). */
export function redisProofReplay(redis: Redis, clock: Clock): ProofReplay {
  return {
    isFirstUse: async ({ id, end }) => {
      const seconds = Math.max(1, Math.ceil(end - clock.now().getTime() / 1000) + 1);
      return (await redis.set(`portal:proof:${id}`, '', 'EX', seconds, 'NX')) === 'OK';
    },
  };
}
