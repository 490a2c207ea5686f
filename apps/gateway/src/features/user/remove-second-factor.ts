import { otpCode } from '@portal/contract/shapes/fields';
import { mfaEndpoint } from '@portal/contract/v1/authentication';
import { mfaDeleteEndpoint } from '@portal/contract/v1/user-mfa';
import { z } from 'zod';
import type { Session } from '../../session/session.ts';
import type { Context } from '../../trpc/context.ts';
import { toFailure } from '../../trpc/error-map.ts';
import { Failure } from '../../trpc/failure.ts';
import { listed } from '../../trpc/outputs.ts';
import { signedInProcedure } from '../../trpc/procedures.ts';
import { type NextToken, nextTokenOutput } from '../authentication/authentication-mapper.ts';
import { continueSignIn } from '../authentication/continue-sign-in.ts';

/** API-6, SEC-C6: removes the second factor, from a full session and with a fresh code. */
export const removeMfa = signedInProcedure
  .meta({ countsAsSignIn: true })
  .input(z.object({ code: otpCode }))
  .output(listed(nextTokenOutput))
  .mutation(async ({ ctx, input }) => {
    await ctx.limitAccount(ctx.session.account);
    return removeSecondFactor(ctx, input.code);
  });

/**
 * API-26: the code goes with the removal where UPSTREAM_MFA_DELETE_CODE (firm-readings.ts) is 1. Otherwise API-2 checks
 * it first, and the removal follows without one. The session goes on with the token that the firm gives.
 */
async function removeSecondFactor(
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
  await renewed.call(mfaDeleteEndpoint, { body: {} }).catch(asRemoval);
  return continueSignIn(ctx, data, {});
}

/** API-2 has accepted the code, so no refusal of the removal is about it. */
function asRemoval(error: unknown): never {
  throw toFailure(error).code === 'INVALID_OTP' ? new Failure('UNKNOWN', {}, error) : error;
}
