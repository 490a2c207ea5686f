import type { AppRouter } from '@portal/gateway/router';
import { type Operation, TRPCClientError, type TRPCLink } from '@trpc/client';
import { observable, type Unsubscribable } from '@trpc/server/observable';
import { AppError, isAborted, wasAnswered } from '#core/errors.ts';
import type { SessionWatch } from '#core/session/session-watch.ts';

/**
 * Rows S1 and S2. A request that brings a token of its own (the steps of sign-in) passes untouched, and so does
 * the check itself: it would otherwise set off the next one.
 */
export function sessionLink(watch: SessionWatch): TRPCLink<AppRouter> {
  return () =>
    ({ op, next }) =>
      isExempt(op)
        ? next(op)
        : observable((observer) => {
            let sent: Unsubscribable | undefined;
            let isGivenUp = false;

            function send() {
              sent = next(op).subscribe({
                ...observer,
                error(failure) {
                  if (wasAnswered(failure) && !isAborted(failure)) void watch.recheck();
                  observer.error(failure);
                },
              });
            }

            async function sendIfOpen() {
              if (await watch.endIfPast()) observer.error(TRPCClientError.from(new AppError('UNAUTHORIZED')));
              else if (!isGivenUp) send();
            }

            if (watch.isPast()) void sendIfOpen();
            else send();
            return () => {
              isGivenUp = true;
              sent?.unsubscribe();
            };
          });
}

function isExempt({ path, context }: Operation): boolean {
  return path === 'authentication.check' || 'token' in context;
}
