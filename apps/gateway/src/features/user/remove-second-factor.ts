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

type Removing = Context & { readonly session: Session };

/**
 * API-26: the code goes with the removal where UPSTREAM_MFA_DELETE_CODE (firm-readings.ts) is 1. Otherwise API-2 checks
 * it first, and the removal follows without one. The session goes on with the token that the firm gives, even where the
 * removal then fails.
 */
async function removeSecondFactor(ctx: Removing, code: string): Promise<NextToken> {
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
  const removal = renewed.call(mfaDeleteEndpoint, { body: {} });
  const failed = await removal.then(
    () => undefined,
    (error: unknown) => asRemoval(error),
  );
  const next = await continueSignIn(ctx, data, {});
  if (failed === undefined) return next;
  const { token, scope } = next;
  const continued = data?.jwt ? { token, scope } : undefined;
  throw new Failure(failed.code, { ...failed.details, continued }, failed.cause);
}

/** API-2 has accepted the code, so no refusal of the removal is about it. */
function asRemoval(error: unknown): Failure {
  const failure = toFailure(error);
  return failure.code === 'INVALID_OTP' ? new Failure('UNKNOWN', {}, error) : failure;
}
