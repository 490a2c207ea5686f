import { z } from 'zod';
import type { IssuedToken } from '../../session/session-token.ts';
import { scopeOf, secondFactorSchema } from '../../session/sign-in-progress.ts';

/** How far a sign-in has come. */
const reachedScopeSchema = z.enum(['interim', 'terms', 'full']);

export const checkOutput = z.object({ scope: reachedScopeSchema, termsAccepted: z.boolean() });

/** A new session token after one more step, how far it reaches, and whether the latest terms are accepted. */
export const nextTokenOutput = checkOutput.extend({ token: z.string() });
export type NextToken = z.infer<typeof nextTokenOutput>;

export const signInOutput = nextTokenOutput.extend({
  secondFactor: secondFactorSchema,
  /** Whether a recovery code may be given in place of the one-time code. */
  hasRecoveryCodes: z.boolean(),
});

/** The answer after a step, from the session token just issued. */
export function toNextToken({ token, session }: IssuedToken): NextToken {
  return { token, scope: scopeOf(session), termsAccepted: session.termsAccepted };
}
