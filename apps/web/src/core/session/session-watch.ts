import { toAppError } from '#core/errors.ts';
import { endIfPast, isPast } from './session-expiry.ts';
import type { SessionStore } from './session-store.ts';

type Parts = {
  session: SessionStore;
  /** Takes what another tab may have stored of the session since. */
  reread: () => Promise<void>;
  /** Asks the gateway whether the session still holds; throws when it does not. */
  check: () => Promise<{ termsAccepted: boolean }>;
};

/** What a refused check says of the session itself, and not of the way there. */
const endingCodes: ReadonlySet<string> = new Set(['UNAUTHORIZED', 'PROOF_REFUSED']);

/** Ends the session when its token has run out, or when the gateway no longer takes it. */
export function createSessionWatch({ session, reread, check }: Parts) {
  let checking = false;

  /** The answer belongs to the token that was asked about; another one may have come since. */
  function end(token: string) {
    if (session.read().token === token) session.end('refused');
  }

  return {
    /** Row S1: asked before each request. Where it is so, `endIfPast` tells whether the session is really over. */
    isPast: () => isPast(session),

    /** Row S1: the guard of /tabs and /welcome then leads to /logout; other pages stay. */
    endIfPast: () => endIfPast(session, reread),

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
        if (endingCodes.has(toAppError(failure).code)) end(token);
      } finally {
        checking = false;
      }
    },
  };
}

export type SessionWatch = ReturnType<typeof createSessionWatch>;
