import type { StepUpFamily } from '@portal/contract/shapes/step-up-family';
import type { AppRouter } from '@portal/gateway/router';
import type { TRPCClientError, TRPCLink } from '@trpc/client';
import { observable, type Unsubscribable } from '@trpc/server/observable';
import { clearedOnSignOut } from '#core/session/sign-out/clear-stores.ts';

/**
 * Asks the client to confirm who they are, for one family of changes; null where they cancel. `opener` had the focus.
 */
export type AskStepUp = (family: StepUpFamily, opener: Element | null) => Promise<string | null>;

type Failure = TRPCClientError<AppRouter>;

let ask: AskStepUp = async () => null;

/** The signed-in pages bring the dialog, which itself needs the client. */
export function askStepUpWith(asking: AskStepUp): void {
  ask = asking;
}

/**
 * SEC-D9: where the gateway asks for proof of identity again, the client is asked, and the same call is sent once more
 * with the token for it. Tokens are kept in memory alone, and go with every change until they expire. Steps of sign-in
 * bring their own token and are never asked.
 */
export function stepUpLink(): TRPCLink<AppRouter> {
  const held = new Map<StepUpFamily, string>();
  let latest: string | undefined;
  clearedOnSignOut(() => {
    held.clear();
    latest = undefined;
  });

  /** A token for this family that was not tried yet: one from before, or one from the client. */
  async function prove(family: StepUpFamily, tried: string | undefined, opener: Element | null) {
    const known = held.get(family);
    if (known !== undefined && known !== tried) return { token: known, isNew: false };
    const token = await ask(family, opener);
    if (token === null) return null;
    held.set(family, token);
    latest = token;
    return { token, isNew: true };
  }

  return () =>
    ({ op, next }) =>
      'token' in op.context
        ? next(op)
        : observable((observer) => {
            const opener = document.activeElement;
            let sent: Unsubscribable | undefined;
            let isGivenUp = false;

            function send(stepUpToken: string | undefined, isLast = false) {
              // A query with a token of its own shares its request with no other.
              const context = stepUpToken && { ...op.context, stepUpToken, isSlow: true };
              sent = next(context ? { ...op, context } : op).subscribe({
                ...observer,
                error(failure) {
                  const family = failure.data?.stepUpFamily;
                  if (!family || isLast) observer.error(failure);
                  else void proveAndSend(family, stepUpToken, failure);
                },
              });
            }

            async function proveAndSend(family: StepUpFamily, tried: string | undefined, failure: Failure) {
              const proven = await prove(family, tried, opener).catch(() => null);
              if (proven === null) observer.error(failure);
              else if (!isGivenUp) send(proven.token, proven.isNew);
            }

            send(op.type === 'mutation' ? latest : undefined);
            return () => {
              isGivenUp = true;
              sent?.unsubscribe();
            };
          });
}
