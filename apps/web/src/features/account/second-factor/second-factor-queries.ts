import type { TokenScope } from '@portal/contract/v1/authentication';
import type { AppRouter } from '@portal/gateway/router';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { TRPCClientErrorLike } from '@trpc/client';
import { toAppError } from '#core/errors/app-error.ts';
import { mayBeDone } from '#core/errors/may-be-done.ts';
import { sessionStore } from '#core/session/store.ts';
import { isSameSignIn, type TokenClaims } from '#core/session/token.ts';
import type { RouterOutputs } from '#core/trpc/procedures.ts';
import { useTRPC } from '#core/trpc/procedures.ts';

export type SecondFactor = RouterOutputs['user']['mfaState'];
type State = SecondFactor['state'];
type Failed = TRPCClientErrorLike<AppRouter>;

const isOn = (state: State) => state === 'required';

/** The state of the second factor, and no secret: read again by the page that it is about. */
export function useSecondFactor() {
  const trpc = useTRPC();
  return useQuery(trpc.user.mfaState.queryOptions(undefined, { staleTime: 0 }));
}

/**
 * What a new second factor is set up from. It contains the secret, so it is cached only while shown (SEC-C5); and it is
 * read once, because reading it may ask the client to confirm who they are (SEC-D9): a static query is not read again by
 * itself, even if it has failed.
 */
export function useSetUp() {
  const trpc = useTRPC();
  return useQuery(trpc.user.mfa.queryOptions(undefined, { gcTime: 0, staleTime: 'static' }));
}

/**
 * API-5 and API-6: the changes of the second factor, each with a fresh code. Each settles when the page has the new
 * state.
 */
export function useSecondFactorChanges() {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  // The answer holds the recovery codes: no cache keeps it.
  const verify = useMutation(trpc.user.verifyMfa.mutationOptions({ gcTime: 0 }));
  const remove = useMutation(trpc.user.removeMfa.mutationOptions());
  const stateKey = trpc.user.mfaState.queryKey();
  /** Settles with the state: where the page has it before it knows what was done, it starts a set-up (SEC-D9). */
  const readAgain = () => {
    for (const part of [trpc.recoveryCodes, trpc.securityEvents, trpc.sessions])
      void queryClient.invalidateQueries(part.pathFilter());
    return queryClient.invalidateQueries({ queryKey: stateKey });
  };

  /**
   * The answer to a change; null where none came, and the state says that the change was made. A conflict means that
   * the state was changed elsewhere meanwhile: the page then shows the new one.
   */
  async function answerOf<Answer>(call: Promise<Answer>, isWanted: (state: State) => boolean) {
    try {
      return await call;
    } catch (failure) {
      const isOpen = mayBeDone(failure);
      if (isOpen || toAppError(failure).code === 'CONFLICT') await readAgain();
      const factor = queryClient.getQueryData(stateKey);
      if (isOpen && factor && isWanted(factor.state)) return null;
      throw failure;
    }
  }

  return {
    /**
     * Confirms a new second factor, and returns its recovery codes; null where the answer with them was lost. A firm
     * may end every session then, so this one continues with the new token.
     */
    async confirm(code: string): Promise<readonly string[] | null> {
      const { claims } = sessionStore.read();
      const answer = await answerOf(verify.mutateAsync({ code }), isOn);
      if (answer === null) return null;
      const { token, scope, recoveryCodes = [] } = answer;
      continueSession(claims, token, scope);
      // The page shows it with the codes at once, even where it cannot be read again.
      queryClient.setQueryData(stateKey, { state: 'required' });
      void readAgain();
      return recoveryCodes;
    },
    /**
     * Removes it. The code may have renewed the firm's token, so this session too continues with a new one, even where
     * the removal failed.
     */
    async remove(code: string): Promise<void> {
      const { claims } = sessionStore.read();
      const removed = remove.mutateAsync({ code }).catch((failure: Failed) => {
        const continued = failure.data?.continued;
        if (continued) continueSession(claims, continued.token, continued.scope);
        throw failure;
      });
      const answer = await answerOf(removed, (state) => !isOn(state));
      if (answer === null) return;
      continueSession(claims, answer.token, answer.scope);
      await readAgain();
      // The page shows it even where it could not be read again.
      if (queryClient.getQueryState(stateKey)?.isInvalidated)
        queryClient.setQueryData(stateKey, { state: 'none' });
    },
  };
}

/**
 * A session that no longer reaches everything signs in again. It may have been renewed during the call; where the
 * client has signed out meanwhile, the answer is dropped (SEC-H2).
 */
function continueSession(before: TokenClaims | null, token: string, scope: TokenScope): void {
  const now = sessionStore.read();
  if (!isSameSignIn(before, now.claims)) return;
  if (scope === 'full') sessionStore.renew(token, now.token);
  else sessionStore.end('refused');
}
