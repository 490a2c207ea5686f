import { isAborted, toAppError, wasAnswered } from '#core/errors/app-error.ts';
import type { SessionStore } from './store.ts';

/** The codes of 401 and 403 that concern the session, not the connection. With newer terms a firm may answer 403. */
const endingCodes: ReadonlySet<string> = new Set([
  'UNAUTHORIZED',
  'PROOF_REFUSED',
  'FORBIDDEN',
  'TERMS_NOT_ACCEPTED',
]);

type Deps = {
  session: SessionStore;
  /** Asks the gateway whether the session is still valid; throws when it is not. */
  check: () => Promise<{ termsAccepted: boolean }>;
};

/**
 * S-2: a failed response leads to one check of the session, however many fail together. It ends the session when the
 * gateway refuses it, or has newer terms.
 */
export function createRecheck({ session, check }: Deps): (failure: unknown) => Promise<void> {
  let isChecking = false;

  /** The answer is about the token that was checked; the session may have a new one since. */
  function end(token: string) {
    if (session.read().token === token) session.end('refused');
  }

  return async (failure) => {
    if (!isFailedResponse(failure)) return;
    const { token, ended } = session.read();
    if (token === null || ended !== null || isChecking) return;
    isChecking = true;
    try {
      const { termsAccepted } = await check();
      // There are newer terms, which are shown only at sign-in.
      if (!termsAccepted) end(token);
    } catch (refusal) {
      if (endingCodes.has(toAppError(refusal).code)) end(token);
    } finally {
      isChecking = false;
    }
  };
}

/** A request that got no answer, or was cancelled, says nothing about the session. */
function isFailedResponse(failure: unknown): boolean {
  if (failure instanceof Response) return !failure.ok;
  return wasAnswered(failure) && !isAborted(failure);
}
