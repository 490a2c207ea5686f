import type { AppRouter } from '@portal/gateway/router';
import { type Operation, TRPCClientError, type TRPCLink } from '@trpc/client';
import { observable, type Unsubscribable } from '@trpc/server/observable';
import { AppError } from '#core/errors/app-error.ts';
import { endIfPast, isPast } from '#core/session/expiry.ts';
import type { SessionStore } from '#core/session/store.ts';

type Deps = {
  session: SessionStore;
  /** Reads what another tab may have stored of the session since. */
  reread: () => Promise<void>;
  recheck: (failure: unknown) => Promise<void>;
};

/**
 * S-1 and S-2: before each request the session must not have expired (session/expiry.ts); after each failure it may
 * have to be checked again. An ended session goes to /logout in require-login.tsx. Requests with their own token (the
 * steps of sign-in) are exempt; the check itself must not have expired either, and recheck.ts makes none while one is
 * under way.
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
                  void recheck(failure);
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

function isExempt({ context }: Operation): boolean {
  return 'token' in context;
}
