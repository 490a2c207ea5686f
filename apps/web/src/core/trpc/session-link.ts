import type { AppRouter } from '@portal/gateway/router';
import { type Operation, TRPCClientError, type TRPCLink } from '@trpc/client';
import { observable, type Unsubscribable } from '@trpc/server/observable';
import { AppError, isAborted, toAppError, wasAnswered } from '#core/errors/app-error.ts';
import { endIfPast, isPast } from '#core/session/expiry.ts';
import type { SessionStore } from '#core/session/store.ts';

type Deps = {
  session: SessionStore;
  /** Reads what another tab may have stored of the session since. */
  reread: () => Promise<void>;
  recheck: () => Promise<void>;
};

/**
 * S-1 and S-2: before each request the session must not have expired; after each failed answer it is checked again.
 * Requests with their own token (the steps of sign-in) are not checked, nor is the check itself.
 */
export function sessionLink({ session, reread, recheck }: Deps): TRPCLink<AppRouter> {
  return () =>
    ({ op, next }) =>
      isExempt(op)
        ? next(op)
        : observable((observer) => {
            let sent: Unsubscribable | undefined;
            let isCancelled = false;

            function send() {
              sent = next(op).subscribe({
                ...observer,
                error(failure) {
                  if (wasAnswered(failure) && !isAborted(failure)) void recheck();
                  observer.error(failure);
                },
              });
            }

            async function sendIfValid() {
              if (await endIfPast(session, reread))
                observer.error(TRPCClientError.from(new AppError('UNAUTHORIZED')));
              else if (!isCancelled) send();
            }

            if (isPast(session)) void sendIfValid();
            else send();
            return () => {
              isCancelled = true;
              sent?.unsubscribe();
            };
          });
}

function isExempt({ path, context }: Operation): boolean {
  return path === 'authentication.check' || 'token' in context;
}

/** Codes of a refused check that concern the session, not the connection. */
const endingCodes: ReadonlySet<string> = new Set(['UNAUTHORIZED', 'PROOF_REFUSED']);

type RecheckDeps = {
  session: SessionStore;
  /** Asks the gateway whether the session is still valid; throws when it is not. */
  check: () => Promise<{ termsAccepted: boolean }>;
};

/** S-2: however many requests fail together, one check is made. It ends the session when the gateway refuses it. */
export function createRecheck({ session, check }: RecheckDeps): () => Promise<void> {
  let isChecking = false;

  /** The answer is about the token that was checked; the session may have a new one since. */
  function end(token: string) {
    if (session.read().token === token) session.end('refused');
  }

  return async () => {
    const { token, ended } = session.read();
    if (token === null || ended !== null || isChecking) return;
    isChecking = true;
    try {
      const { termsAccepted } = await check();
      // There are newer terms, which are shown only at sign-in.
      if (!termsAccepted) end(token);
    } catch (failure) {
      if (endingCodes.has(toAppError(failure).code)) end(token);
    } finally {
      isChecking = false;
    }
  };
}
