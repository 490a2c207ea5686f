import { trpc } from '#core/trpc/react.ts';
import type { RouterOutputs } from '#core/trpc/router-outputs.ts';

export type SecondFactor = RouterOutputs['user']['mfa'];

/** How the second factor stands. While it may be set up the answer holds its secret, so it is kept no longer than it is shown (security C5). */
export function useSecondFactor() {
  return trpc.user.mfa.useQuery(undefined, { gcTime: 0 });
}
