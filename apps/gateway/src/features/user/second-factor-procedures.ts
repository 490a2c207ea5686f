import { otpCode } from '@portal/contract/fields';
import { mfaDeleteEndpoint, mfaVerifyEndpoint, userMfaEndpoint } from '@portal/contract/user-mfa';
import { z } from 'zod';
import { interimProcedure, signedInProcedure } from '../../trpc/procedures.ts';
import { secondFactor, steppedUpOutput, toSteppedUp } from '../authentication/authentication-mapper.ts';
import { doneOutput } from './done-output.ts';
import { mfaOutput, mfaStateOutput, toMfa } from './user-mapper.ts';

/** Of the user's router: how two-factor authentication stands, is set up and is removed. */
export const secondFactorProcedures = {
  /** A4: how two-factor authentication stands, with secret and QR code while set-up is open (row L3). */
  mfa: interimProcedure.output(mfaOutput).query(async ({ ctx }) => {
    const answer = await ctx.upstream.call(userMfaEndpoint, {});
    return toMfa(secondFactor(answer.mfa_configured), answer);
  }),

  /** A4: how it stands and nothing else, for whoever only shows that: a secret travels to where it is needed (security C5). */
  mfaState: signedInProcedure.output(mfaStateOutput).query(async ({ ctx }) => {
    const { mfa_configured } = await ctx.upstream.call(userMfaEndpoint, {});
    return { state: secondFactor(mfa_configured) };
  }),

  /** A5: the first code of a new authenticator (row L3). */
  verifyMfa: interimProcedure
    .meta({ alone: true })
    .input(z.object({ code: otpCode }))
    .output(steppedUpOutput)
    .mutation(async ({ ctx, input }) => {
      await ctx.limitAccount(ctx.session.sub);
      const { data } = await ctx.upstream.call(mfaVerifyEndpoint, { body: { OtpForm: { otp: input.code } } });
      return toSteppedUp(await ctx.tokens.issue(data.jwt, ctx.session), data.terms_accepted);
    }),

  /** A6: removes the authenticator with a fresh code (security C6). */
  removeMfa: signedInProcedure
    .meta({ alone: true })
    .input(z.object({ code: otpCode }))
    .output(doneOutput)
    .mutation(async ({ ctx, input }) => {
      await ctx.limitAccount(ctx.session.sub);
      await ctx.upstream.call(mfaDeleteEndpoint, { body: { OtpForm: { otp: input.code } } });
      return { done: true };
    }),
};
