import { currentPassword, email, otpCode, recoveryCode } from '@portal/contract/shapes/fields';
import { checkEndpoint, createEndpoint, mfaEndpoint } from '@portal/contract/v1/authentication';
import { useRecoveryCodeEndpoint } from '@portal/contract/v1/recovery-codes';
import { userMfaEndpoint } from '@portal/contract/v1/user-mfa';
import { z } from 'zod';
import { MAX_TOKEN_LENGTH } from '../../session/session-token.ts';
import { areTermsAccepted, scopeOf, secondFactor } from '../../session/sign-in-progress.ts';
import { Failure } from '../../trpc/failure.ts';
import { t } from '../../trpc/init.ts';
import { orNotOffered } from '../../trpc/not-offered.ts';
import { doneOutput, listed } from '../../trpc/outputs.ts';
import { deviceTokens, showDevice } from '../../trpc/passed-headers.ts';
import {
  deviceProcedure,
  heldProcedure,
  interimProcedure,
  signedInProcedure,
} from '../../trpc/procedures.ts';
import { checkOutput, nextTokenOutput, signInOutput, toNextToken } from './authentication-mapper.ts';
import { continueSignIn } from './continue-sign-in.ts';
import { proveAgain, stepUpInput } from './prove-again.ts';
import { carryUnlockToken } from './unlock-token.ts';

export const authenticationRouter = t.router({
  /** API-1, then API-4: the address and the password, and which step comes next (L-2, L-52, L-53). */
  signIn: deviceProcedure
    .meta({ countsAsSignIn: true })
    .input(
      z.object({
        email,
        password: currentPassword,
        unlockToken: z.string().max(MAX_TOKEN_LENGTH).optional(),
        deviceTokens,
      }),
    )
    .output(listed(signInOutput))
    .mutation(async ({ ctx, input }) => {
      await ctx.limitAccount(input.email);
      const answer = await carryUnlockToken(ctx, input, ({ client, alsoInForm }) =>
        client.call(createEndpoint, {
          ...showDevice(input.deviceTokens),
          body: { LoginForm: { username: input.email, password: input.password, ...alsoInForm } },
        }),
      );
      ctx.tokens.inspect(answer.jwt);
      const mfa = await ctx.upstreamAs(answer.jwt).call(userMfaEndpoint, {});
      const factor = secondFactor(mfa.mfa_configured);
      const hasRecoveryCodes = factor === 'required' && mfa.has_recovery_codes === true;
      const progress = { factor, termsAccepted: areTermsAccepted(answer.terms_accepted) };
      const issued = await ctx.tokens.issue(answer.jwt, { jkt: ctx.jkt, account: input.email, ...progress });
      return { ...toNextToken(issued), secondFactor: factor, hasRecoveryCodes };
    }),

  /** API-2: the one-time code after a correct password (L-4). */
  verifyCode: interimProcedure
    .meta({ countsAsSignIn: true })
    .input(z.object({ code: otpCode }))
    .output(listed(nextTokenOutput))
    .mutation(async ({ ctx, input }) => {
      const { session } = ctx;
      // A client who must set up the second factor first cannot pass with a code, whatever the firm answers (SEC-D1).
      if (session.factor !== 'required') throw new Failure('FORBIDDEN');
      await ctx.limitAccount(session.account);
      const { data } = await ctx.upstream.call(mfaEndpoint, {
        body: { OtpForm: { otp: input.code }, username: session.account },
      });
      return continueSignIn(ctx, data, { factor: 'none' });
    }),

  /** A recovery code in place of the one-time code: an extension, with the same limits (SEC-C11, SEC-C13). */
  useRecoveryCode: interimProcedure
    .meta({ countsAsSignIn: true })
    .input(z.object({ code: recoveryCode }))
    .output(listed(nextTokenOutput))
    .mutation(async ({ ctx, input }) => {
      const { session } = ctx;
      if (session.factor !== 'required') throw new Failure('FORBIDDEN');
      await ctx.limitAccount(session.account);
      const answer = await orNotOffered(ctx.upstream.call(useRecoveryCodeEndpoint, { body: input }));
      if (answer === null) throw new Failure('NOT_IMPLEMENTED');
      return continueSignIn(ctx, answer.data, { factor: 'none' });
    }),

  /**
   * API-2 with `unlock`: a code in place of the used attempts (SEC-B7). L-5: without a `jwt` the code is refused;
   * machine/mfa-transitions.ts of the web client shows it.
   */
  unlock: deviceProcedure
    .meta({ countsAsSignIn: true })
    .input(z.object({ email, code: otpCode, deviceTokens }))
    .output(listed(z.object({ unlockToken: z.string() })))
    .mutation(async ({ ctx, input }) => {
      await ctx.limitAccount(input.email);
      const { data } = await ctx.upstream.call(mfaEndpoint, {
        ...showDevice(input.deviceTokens),
        body: { OtpForm: { otp: input.code }, username: input.email, unlock: '1' },
      });
      if (!data?.jwt) throw new Failure('INVALID_OTP');
      const { token } = await ctx.tokens.issueUnlock(data.jwt, { jkt: ctx.jkt, account: input.email });
      return { unlockToken: token };
    }),

  /** API-3: whether the session is still valid, as the firm sees it (S-2). */
  check: interimProcedure.output(listed(checkOutput)).query(async ({ ctx: { upstream, session } }) => {
    const { terms_accepted } = await upstream.call(checkEndpoint, {});
    // When the firm does not say, the value from sign-in is kept.
    const termsAccepted = terms_accepted ?? session.termsAccepted;
    return { scope: scopeOf({ factor: session.factor, termsAccepted }), termsAccepted };
  }),

  /**
   * A new token for an active client, while the firm still accepts the session; it does not extend the sign-in
   * (SEC-D6).
   */
  renew: signedInProcedure.output(listed(z.object({ token: z.string() }))).mutation(async ({ ctx }) => {
    const { terms_accepted } = await ctx.upstream.call(checkEndpoint, {});
    if (!areTermsAccepted(terms_accepted)) throw new Failure('TERMS_NOT_ACCEPTED');
    const { token } = await ctx.tokens.issue(ctx.session.firmToken, ctx.session);
    return { token };
  }),

  /**
   * The password again, or a one-time code where a second factor is set up: for one family of changes, for some minutes
   * (SEC-D9). The same limits apply as at sign-in (SEC-D26); step-up-token.ts binds it to the session and its key.
   */
  stepUp: signedInProcedure
    .meta({ countsAsSignIn: true })
    .input(stepUpInput)
    .output(listed(z.object({ stepUpToken: z.string(), expiresAt: z.int() })))
    .mutation(async ({ ctx, input }) => {
      await ctx.limitAccount(ctx.session.account);
      const firmToken = await proveAgain(ctx, input);
      const stepUp = { family: input.family, firmToken };
      const { token, expiresAt } = await ctx.stepUpTokens.issue(stepUp, ctx.session);
      return { stepUpToken: token, expiresAt };
    }),

  /** Ends every token of this sign-in at once (R-8, SEC-D5). The firm's API shows no call for it. */
  signOut: heldProcedure.output(listed(doneOutput)).mutation(async ({ ctx }) => {
    await ctx.revocation.revoke(ctx.session.sid);
    return { done: true };
  }),
});
