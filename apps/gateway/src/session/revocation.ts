import type { Clock } from '../clock.ts';
import { LONGEST_TOKEN_SECONDS } from './session-claims.ts';

/** Sign-ins that ended before their time, by the `sid` that all their tokens carry (security D5). */
export type Revocation = {
  /** Ends every token of a sign-in. Remembered until the last of them has run out. */
  revoke(sid: string): Promise<void>;
  isRevoked(sid: string): Promise<boolean>;
};

const SWEEP_EVERY = 1000;
/** A step up that was under way while its sign-in ended may still issue a token; it is done long before this. */
const UNDER_WAY_SECONDS = 60;

/** Remembers in this process alone; a shared store takes its place when there are replicas. */
export function memoryRevocation(clock: Clock): Revocation {
  const ends = new Map<string, number>();
  let sinceSweep = 0;
  const nowSeconds = () => clock.now().getTime() / 1000;

  function sweep(): void {
    for (const [sid, end] of ends) if (end <= nowSeconds()) ends.delete(sid);
    sinceSweep = 0;
  }

  return {
    revoke: async (sid) => {
      sinceSweep += 1;
      if (sinceSweep >= SWEEP_EVERY) sweep();
      ends.set(sid, nowSeconds() + LONGEST_TOKEN_SECONDS + UNDER_WAY_SECONDS);
    },
    isRevoked: async (sid) => ends.has(sid),
  };
}
