import { otpCode } from '@portal/contract/shapes/fields';
import { mfaVerifyEndpoint, userMfaEndpoint } from '@portal/contract/v1/user-mfa';
import { z } from 'zod';
import { secondFactor } from '../../session/sign-in-progress.ts';
import { Failure } from '../../trpc/failure.ts';
import { listed } from '../../trpc/outputs.ts';
import { sensitiveStepProcedure, signedInProcedure } from '../../trpc/procedures.ts';
import { nextTokenOutput } from '../authentication/authentication-mapper.ts';
import { continueSignIn } from '../authentication/continue-sign-in.ts';
import { removeMfa } from './remove-second-factor.ts';
import { mfaOutput, mfaStateOutput, recoveryCodesOutput, toMfa } from './second-factor-mapper.ts';

/** Of the user's router: whether the second factor is on, how it is set up and removed. */
export const secondFactorProcedures = {
  /** API-4: whether the second factor is on, with secret and QR code while set-up is open (L-29, SEC-D9). */
  mfa: sensitiveStepProcedure('factor')
    .output(listed(mfaOutput))
    .query(async ({ ctx: { upstream, session, readings, isSteppedUp } }) => {
      const { mfa_configured: mfaConfigured, otp_code: otpCode } = await upstream.call(userMfaEndpoint, {});
      const mfa = await toMfa({ mfaConfigured, otpCode, session, issuer: readings.issuer });
      // A firm whose five minutes are over a moment before ours leaves the secret out and says no more.
      const isLeftOut = mfa.state !== 'required' && !otpCode && session.scope === 'full' && !isSteppedUp;
      if (isLeftOut) throw new Failure('STEP_UP_REQUIRED', { stepUpFamily: 'factor' });
      return mfa;
    }),

  /**
   * API-4: the state and nothing else, for pages that only show it: a secret travels to where it is needed (SEC-C5).
   */
  mfaState: signedInProcedure.output(listed(mfaStateOutput)).query(async ({ ctx }) => {
    const { mfa_configured } = await ctx.upstream.call(userMfaEndpoint, {});
    return { state: secondFactor(mfa_configured) };
  }),

  /** API-5: the first code of a new second factor (L-4, SEC-D9). */
  verifyMfa: sensitiveStepProcedure('factor')
    .meta({ countsAsSignIn: true })
    .input(z.object({ code: otpCode }))
    .output(listed(nextTokenOutput.extend(recoveryCodesOutput.shape)))
    .mutation(async ({ ctx, input }) => {
      // SEC-C10: the one before is removed with its code first.
      if (ctx.session.factor === 'required') throw new Failure('CONFLICT');
      await ctx.limitAccount(ctx.session.account);
      const { mfa_configured } = await ctx.upstream.call(userMfaEndpoint, {});
      if (secondFactor(mfa_configured) === 'required') throw new Failure('CONFLICT');
      const { data } = await ctx.upstream.call(mfaVerifyEndpoint, { body: { OtpForm: { otp: input.code } } });
      const signedIn = await continueSignIn(ctx, data, { factor: 'none' });
      return { ...signedIn, recoveryCodes: data?.recovery_codes ?? [] };
    }),

  removeMfa,
};
