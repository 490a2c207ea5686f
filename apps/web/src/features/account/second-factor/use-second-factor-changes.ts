import { toAppError } from '#core/errors.ts';
import { sessionStore } from '#core/session/session-store.ts';
import { trpc } from '#core/trpc/react.ts';

/** Rows A5 and A6: what can be done to the second factor with a fresh code. Each settles when the page knows how it stands now. */
export function useSecondFactorChanges() {
  const { user } = trpc.useUtils();
  const verify = trpc.user.verifyMfa.useMutation();
  const remove = trpc.user.removeMfa.useMutation();
  const readAgain = () => Promise.all([user.mfa.invalidate(), user.mfaState.invalidate()]);

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
