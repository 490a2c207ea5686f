import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toAppError } from '#core/errors/app-error.ts';
import { sessionStore } from '#core/session/store.ts';
import { useTRPC } from '#core/trpc/react.ts';
import type { RouterOutputs } from '#core/trpc/router-types.ts';

export type SecondFactor = RouterOutputs['user']['mfa'];

/** How the second factor stands. While it may be set up the answer holds its secret, so it is kept no longer than it is shown (SEC-C5). */
export function useSecondFactor() {
  const trpc = useTRPC();
  return useQuery(trpc.user.mfa.queryOptions(undefined, { gcTime: 0 }));
}

/** API-5 and API-6: what can be done to the second factor with a fresh code. Each settles when the page knows how it stands now. */
export function useSecondFactorChanges() {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const verify = useMutation(trpc.user.verifyMfa.mutationOptions());
  const remove = useMutation(trpc.user.removeMfa.mutationOptions());
  const readAgain = () =>
    Promise.all([
      queryClient.invalidateQueries(trpc.user.mfa.pathFilter()),
      queryClient.invalidateQueries(trpc.user.mfaState.pathFilter()),
    ]);

  return {
    /** Confirms a new authenticator. Every session ended with that, so this one goes on under the new token. */
    async confirm(code: string): Promise<void> {
      const { token, scope } = await orReadAgain(verify.mutateAsync({ code }), readAgain);
      if (scope === 'full') sessionStore.renew(token, sessionStore.read().token);
      else sessionStore.end('refused');
      await readAgain();
    },
    async remove(code: string): Promise<void> {
      await orReadAgain(remove.mutateAsync({ code }), readAgain);
      await readAgain();
    },
  };
}

/** A conflict means that it was changed elsewhere meanwhile: the page then shows how it stands. */
async function orReadAgain<Answer>(
  call: Promise<Answer>,
  readAgain: () => Promise<unknown>,
): Promise<Answer> {
  try {
    return await call;
  } catch (failure) {
    if (toAppError(failure).code === 'CONFLICT') await readAgain();
    throw failure;
  }
}
