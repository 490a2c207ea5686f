import type { AppRouter } from '@portal/gateway/router';
import { TRPCClientError, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { AppError, isAborted, wasAnswered } from '#core/errors.ts';
import type { SessionWatch } from '#core/session/session-watch.ts';

/**
 * Rows S1 and S2. A request that brings a token of its own (the steps of sign-in) passes untouched, and so does
 * the check itself: it would otherwise set off the next one.
 */
export function sessionLink(watch: SessionWatch): TRPCLink<AppRouter> {
  return () =>
    ({ op, next }) =>
      observable((observer) => {
        const isExempt = op.path === 'authentication.check' || 'token' in op.context;
        if (!isExempt && watch.isOver()) {
          observer.error(TRPCClientError.from(new AppError('UNAUTHORIZED')));
          return undefined;
        }
        return next(op).subscribe({
          next: (result) => observer.next(result),
          complete: () => observer.complete(),
          error(failure) {
            if (!isExempt && wasAnswered(failure) && !isAborted(failure)) watch.recheck();
            observer.error(failure);
          },
        });
      });
}
