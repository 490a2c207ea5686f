import { toAppError } from '#core/errors.ts';
import type { SessionStore } from './session-store.ts';
import { isExpired } from './token.ts';

type Parts = {
  session: SessionStore;
  nowMs: () => number;
  /** Asks the gateway whether the session still holds; throws when it does not. */
  check: () => Promise<{ termsAccepted: boolean }>;
};

/** Ends the session when its token has run out, or when the gateway no longer takes it. */
export function createSessionWatch({ session, nowMs, check }: Parts) {
  let checking = false;

  /** The answer belongs to the token that was asked about; another one may have come since. */
  function end(token: string) {
    if (session.read().token === token) session.end('refused');
  }

  return {
    /** Row S1: asked before each request. The guard of /tabs and /welcome then leads to /logout; other pages stay. */
    isOver(): boolean {
      const { claims } = session.read();
      if (claims === null || !isExpired(claims, nowMs())) return false;
      session.end('expired');
      return true;
    },

    /** Row S2: asked after each failed response. However many fail together, one check is made. */
    async recheck(): Promise<void> {
      const { token } = session.read();
      if (token === null || checking) return;
      checking = true;
      try {
        const { termsAccepted } = await check();
        // Newer terms are in force: only signing in leads to them.
        if (!termsAccepted) end(token);
      } catch (failure) {
        if (toAppError(failure).code === 'UNAUTHORIZED') end(token);
      } finally {
        checking = false;
      }
    },
  };
}

export type SessionWatch = ReturnType<typeof createSessionWatch>;
