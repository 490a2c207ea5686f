import type { Clock } from '../clock.ts';

/** Ids of tokens that ended before their time (security D5). */
export type Revocation = {
  /** Ends a token; `exp` in seconds since 1970 says how long that must be remembered. */
  revoke(jti: string, exp: number): Promise<void>;
  isRevoked(jti: string): Promise<boolean>;
};

const SWEEP_EVERY = 1000;

/** Remembers in this process alone; a shared store takes its place when there are replicas. */
export function memoryRevocation(clock: Clock): Revocation {
  const ends = new Map<string, number>();
  let sinceSweep = 0;

  function sweep(): void {
    const nowSeconds = clock.now().getTime() / 1000;
    for (const [jti, exp] of ends) if (exp <= nowSeconds) ends.delete(jti);
    sinceSweep = 0;
  }

  return {
    revoke: async (jti, exp) => {
      sinceSweep += 1;
      if (sinceSweep >= SWEEP_EVERY) sweep();
      ends.set(jti, exp);
    },
    isRevoked: async (jti) => ends.has(jti),
  };
}
