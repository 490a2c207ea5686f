import type { Session } from '../../session/session.ts';
import type { SignInProgress } from '../../session/sign-in-progress.ts';
import type { Context } from '../../trpc/context.ts';
import { type NextToken, toNextToken } from './authentication-mapper.ts';

/** The firm's answer to an accepted step: a new token and the state of the terms, each only when it is given. */
type FirmAnswer = { readonly jwt: string | null; readonly terms_accepted: boolean | null } | null;

/**
 * SEC-D13: the session after one more step that the firm took, with a new token of the gateway. Without a new token of
 * the firm its old one continues: the firm itself lets it reach further (API-2, API-5, API-13).
 */
export async function continueSignIn(
  { tokens, session }: Pick<Context, 'tokens'> & { readonly session: Session },
  answer: FirmAnswer,
  reached: Partial<SignInProgress>,
): Promise<NextToken> {
  const termsAccepted = answer?.terms_accepted ?? session.termsAccepted;
  const issued = await tokens.issue(answer?.jwt ?? session.firmToken, {
    ...session,
    termsAccepted,
    ...reached,
  });
  return toNextToken(issued);
}
