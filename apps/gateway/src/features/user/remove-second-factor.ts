import { mfaEndpoint } from '@portal/contract/v1/authentication';
import { mfaDeleteEndpoint } from '@portal/contract/v1/user-mfa';
import type { Session } from '../../session/session.ts';
import type { Context } from '../../trpc/context.ts';
import type { NextToken } from '../authentication/authentication-mapper.ts';
import { continueSignIn } from '../authentication/continue-sign-in.ts';

/**
 * API-26: the fresh code of a removal (SEC-C6) goes with it where UPSTREAM_MFA_DELETE_CODE (firm-readings.ts) is 1.
 * Otherwise API-2 checks it first, and the removal follows without one. The session goes on with the token that the
 * firm gives.
 */
export async function removeSecondFactor(
  ctx: Context & { readonly session: Session },
  code: string,
): Promise<NextToken> {
  const { session, upstream } = ctx;
  const form = { OtpForm: { otp: code } };
  if (ctx.readings.mfaDeleteTakesCode) {
    await upstream.call(mfaDeleteEndpoint, { body: form });
    return continueSignIn(ctx, null, {});
  }
  const { data } = await upstream.call(mfaEndpoint, { body: { ...form, username: session.account } });
  // API-2: a new token may have ended the one before.
  if (data?.jwt) ctx.tokens.inspect(data.jwt);
  const renewed = data?.jwt ? ctx.upstreamAs(data.jwt) : upstream;
  await renewed.call(mfaDeleteEndpoint, { body: {} });
  return continueSignIn(ctx, data, {});
}
