import type { Clock } from '../../../clock.ts';

/** Longer than any call after API-2 takes. */
const FRESH_MS = 60_000;

export type CheckedCodes = ReturnType<typeof createCheckedCodes>;

/**
 * API-26: the tokens that API-2 gave for a code of a client who is signed in. For a minute, and once, such a token
 * removes the second factor without another code (SEC-C6).
 */
export function createCheckedCodes({ clock }: { clock: Clock }) {
  const checkedAt = new Map<string, number>();
  const isFresh = (at: number) => Math.abs(clock.now().getTime() - at) < FRESH_MS;
  return {
    add: (jti: string): void => {
      for (const [each, at] of checkedAt) if (!isFresh(at)) checkedAt.delete(each);
      checkedAt.set(jti, clock.now().getTime());
    },
    /** Whether the code of this token still counts; it counts once. */
    take: (jti: string): boolean => {
      const at = checkedAt.get(jti);
      checkedAt.delete(jti);
      return at !== undefined && isFresh(at);
    },
  };
}
