import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toAppError } from '#core/errors/app-error.ts';
import { sessionStore } from '#core/session/store.ts';
import type { RouterOutputs } from '#core/trpc/procedures.ts';
import { useTRPC } from '#core/trpc/procedures.ts';

export type SecondFactor = RouterOutputs['user']['mfa'];

/** The state of the second factor. During set-up the answer contains the secret, so it is cached only while shown (SEC-C5). */
export function useSecondFactor() {
  const trpc = useTRPC();
  return useQuery(trpc.user.mfa.queryOptions(undefined, { gcTime: 0 }));
}

/** API-5 and API-6: the changes of the second factor, each with a fresh code. Each settles when the page has the new state. */
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
    /** Confirms a new second factor. This ends every session, so this one continues with the new token. */
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

/** A conflict means that it was changed elsewhere meanwhile: the page then shows the new state. */
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
