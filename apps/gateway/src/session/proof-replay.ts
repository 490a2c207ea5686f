import type { Redis } from 'ioredis';
import type { Clock } from '../clock.ts';
import type { DeviceProof } from './device-proof.ts';
import type { ProofNonces } from './proof-nonces.ts';

type UsedProof = Pick<DeviceProof, 'jkt' | 'jti' | 'end'>;

/** SEC-D23: proofs that were used, each until its time is over; the second use is a replay (RFC 9449, section 11.1). */
export type ProofReplay = {
  /** Records the use of a proof. False where it was used before: a replay. */
  recordUse(proof: UsedProof): Promise<boolean>;
};

/** Two proofs of one key with the same `jti` are the same proof. */
function idOf({ jkt, jti }: UsedProof): string {
  return `${jkt}.${jti}`;
}

/** Enough for three thousand calls a second for a minute. */
const MOST_REMEMBERED = 200_000;
const SWEEP_EVERY_SECONDS = 10;

type Options = {
  readonly clock: Clock;
  readonly nonces: Pick<ProofNonces, 'renew'>;
  readonly most?: number;
};

/**
 * Remembers in this process alone; a shared store takes its place when there are replicas. When there is no more room,
 * or the clock is set back, new nonces take the place of memory: every proof so far is refused for its nonce, and honest
 * devices sign again.
 */
export function memoryProofReplay({ clock, nonces, most = MOST_REMEMBERED }: Options): ProofReplay {
  const ends = new Map<string, number>();
  let sweptAt = Number.NEGATIVE_INFINITY;

  function sweep(now: number): void {
    for (const [id, end] of ends) if (end < now) ends.delete(id);
    sweptAt = now;
  }

  return {
    recordUse: async (proof) => {
      const id = idOf(proof);
      const now = clock.now().getTime() / 1000;
      if (now < sweptAt) {
        sweptAt = now;
        nonces.renew();
        // It may be one of those that are forgotten.
        return false;
      }
      if (now - sweptAt >= SWEEP_EVERY_SECONDS) sweep(now);
      if (ends.has(id)) return false;
      if (ends.size >= most) {
        ends.clear();
        nonces.renew();
      }
      ends.set(id, proof.end);
      return true;
    },
  };
}

/** One clock lets a proof pass for at most 75 seconds (device-proof.ts); those of several gateways may differ. */
const REMEMBERED_SECONDS = 120;

/** Remembers in Redis, so that a proof shown to one gateway is spent at all of them (SEC-D23). */
export function redisProofReplay(redis: Pick<Redis, 'set'>): ProofReplay {
  return {
    recordUse: async (proof) =>
      (await redis.set(`portal:proof:${idOf(proof)}`, '', 'EX', REMEMBERED_SECONDS, 'NX')) === 'OK',
  };
}
