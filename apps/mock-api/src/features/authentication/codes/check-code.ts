import { normaliseEmail } from '@portal/contract/shapes/email-rule';
import type { Database } from '@portal/prisma/client';
import { ApiError } from '../../../http/api-error.ts';
import type { Session } from '../../../http/session.ts';
import type { Sessions } from '../sessions.ts';
import type { CheckedCodes } from './checked-codes.ts';
import type { RequireCode } from './single-use-code.ts';

type Deps = {
  database: Database;
  requireCode: RequireCode;
  sessions: Sessions;
  checkedCodes: CheckedCodes;
};
type CodeInput = { session: Session; code: string; username: string };

export type CodeCheck = ReturnType<typeof createCodeCheck>;

/**
 * API-2: the one-time code after the password, and of a client who is signed in, before the removal of a second factor
 * that carries no code (SEC-C6). Throws FORBIDDEN for a token of another step, INVALID_OTP for a wrong or used code,
 * SIGN_IN_LAPSED when this sign-in has no attempt left, TOO_MANY_REQUESTS when the account has none.
 */
export function createCodeCheck(deps: Deps) {
  return (input: CodeInput) => checkCode(deps, input);
}

async function checkCode(deps: Deps, { session, code, username }: CodeInput) {
  const { database, requireCode, sessions } = deps;
  const { clientUuid, scope, sessionUuid, jti: parentJti } = session;
  const isSignedIn = scope === 'full';
  if (scope !== 'interim' && !isSignedIn) throw new ApiError('FORBIDDEN', { clientUuid });
  const client = await database.client.findUnique({
    where: { uuid: clientUuid },
    select: { uuid: true, email: true, isVip: true, mfa: true, totpSecret: true },
  });
  if (!client || normaliseEmail(username) !== client.email) throw new ApiError('FORBIDDEN', { clientUuid });
  await requireCode(session, client.mfa === 'required' ? client.totpSecret : null, code);
  const holder = { ...client, deviceId: session.deviceId };
  // A session keeps its end, so that codes cannot make it longer (SEC-D6).
  const expiresAt = isSignedIn ? session.expiresAt : undefined;
  const signedIn = await sessions.advance(holder, { parentJti, expiresAt, sessionUuid });
  if (isSignedIn) deps.checkedCodes.add(sessions.idOf(signedIn.jwt));
  else await sessions.recordSignIn(session);
  return { clientUuid, ...signedIn };
}
