import type { TokenScope } from '@portal/contract/authentication';
import { z } from 'zod';
import type { Session } from '../../session/session.ts';
import { Failure } from '../../trpc/failure.ts';

/** How far a sign-in has come. */
const reachedScopeSchema = z.enum(['interim', 'terms', 'full']);
export type ReachedScope = z.infer<typeof reachedScopeSchema>;

export const secondFactorSchema = z.enum(['required', 'setup', 'none']);
export type SecondFactor = z.infer<typeof secondFactorSchema>;

export const checkOutput = z.object({ scope: reachedScopeSchema, termsAccepted: z.boolean() });

/** A new session token after one more step, how far it reaches, and whether the latest terms are accepted. */
export const steppedUpOutput = checkOutput.extend({ token: z.string() });
export type SteppedUp = z.infer<typeof steppedUpOutput>;

export const signInOutput = steppedUpOutput.extend({ secondFactor: secondFactorSchema });

/** Specification section 4: true, a code is asked; 2, it is not; anything else, set-up is forced (row L17). */
export function secondFactor(mfaConfigured: unknown): SecondFactor {
  if (mfaConfigured === true) return 'required';
  return mfaConfigured === 2 ? 'none' : 'setup';
}

/** A token that may only unlock is no sign-in. */
export function reachedScope(scope: TokenScope): ReachedScope {
  if (scope === 'unlock') throw new Failure('UPSTREAM_MALFORMED');
  return scope;
}

/** The answer after a step, from the session token just issued. */
export function toSteppedUp(
  issued: { token: string; session: Session },
  termsAccepted: boolean | undefined,
): SteppedUp {
  const scope = reachedScope(issued.session.scope);
  return { token: issued.token, scope, termsAccepted: termsAccepted ?? scope === 'full' };
}
