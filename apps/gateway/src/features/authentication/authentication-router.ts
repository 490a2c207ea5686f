import { checkEndpoint, createEndpoint, mfaEndpoint } from '@portal/contract/authentication';
import { currentPassword, email, otpCode } from '@portal/contract/fields';
import { userMfaEndpoint } from '@portal/contract/user-mfa';
import { z } from 'zod';
import { Failure } from '../../trpc/failure.ts';
import { t } from '../../trpc/init.ts';
import {
  deviceProcedure,
  heldProcedure,
  interimProcedure,
  signedInProcedure,
} from '../../trpc/procedures.ts';
import { deviceTokens, showDevice } from '../device/device-tokens.ts';
import {
  checkOutput,
  reachedScope,
  secondFactor,
  signInOutput,
  steppedUpOutput,
  toSteppedUp,
} from './authentication-mapper.ts';
import { unlockBearer } from './unlock-bearer.ts';

const doneOutput = z.object({ done: z.literal(true) });

export const authenticationRouter = t.router({
  /** A1, then A4: the address and the password, and which step comes next (rows L2, L17). */
  signIn: deviceProcedure
    .meta({ alone: true })
    .input(
      z.object({
        email,
        password: currentPassword,
        unlockToken: z.string().max(16_384).optional(),
        deviceTokens,
      }),
    )
    .output(signInOutput)
    .mutation(async ({ ctx, input }) => {
      await ctx.limitAccount(input.email);
      const client = await unlockBearer(ctx, input.unlockToken);
      const answer = await client.call(createEndpoint, {
        ...showDevice(input.deviceTokens),
        body: { LoginForm: { username: input.email, password: input.password } },
      });
      const mfa = await ctx.upstreamAs(answer.jwt).call(userMfaEndpoint, {});
      const stepped = toSteppedUp(
        await ctx.tokens.issue(answer.jwt, { jkt: ctx.jkt }),
        answer.terms_accepted,
      );
      return { ...stepped, secondFactor: secondFactor(mfa.mfa_configured) };
    }),

  /** A2: the one-time code of a person whose password was right (row L4). */
  verifyCode: interimProcedure
    .meta({ alone: true })
    .input(z.object({ code: otpCode }))
    .output(steppedUpOutput)
    .mutation(async ({ ctx, input }) => {
      await ctx.limitAccount(ctx.session.sub);
      const { data } = await ctx.upstream.call(mfaEndpoint, { body: { OtpForm: { otp: input.code } } });
      return toSteppedUp(await ctx.tokens.issue(data.jwt, ctx.session), data.terms_accepted);
    }),

  /** A2 with `unlock`: a code in place of the tries that are used up (row L5, security B7). */
  unlock: deviceProcedure
    .meta({ alone: true })
    .input(z.object({ email, code: otpCode, deviceTokens }))
    .output(z.object({ unlockToken: z.string() }))
    .mutation(async ({ ctx, input }) => {
      await ctx.limitAccount(input.email);
      const { data } = await ctx.upstream.call(mfaEndpoint, {
        ...showDevice(input.deviceTokens),
        body: { OtpForm: { otp: input.code }, username: input.email, unlock: '1' },
      });
      const { token, session } = await ctx.tokens.issue(data.jwt, { jkt: ctx.jkt });
      if (session.scope !== 'unlock') throw new Failure('UPSTREAM_MALFORMED');
      return { unlockToken: token };
    }),

  /** A3: whether the session is still good, as the firm sees it (row S2). */
  check: interimProcedure.output(checkOutput).query(async ({ ctx }) => {
    const answer = await ctx.upstream.call(checkEndpoint, {});
    return { scope: reachedScope(answer.scope), termsAccepted: answer.terms_accepted };
  }),

  /**
   * A new token for somebody who is there, while the firm still knows them; the sign-in itself ends no later for it
   * (security D6).
   */
  renew: signedInProcedure.output(z.object({ token: z.string() })).mutation(async ({ ctx }) => {
    const answer = await ctx.upstream.call(checkEndpoint, {});
    if (!answer.terms_accepted) throw new Failure('TERMS_NOT_ACCEPTED');
    const { token } = await ctx.tokens.issue(ctx.session.firmToken, ctx.session);
    return { token };
  }),

  /** Ends every token of this sign-in at once (row R8, security D5). The firm's API shows no call for it. */
  signOut: heldProcedure.output(doneOutput).mutation(async ({ ctx }) => {
    await ctx.revocation.revoke(ctx.session.sid);
    return { done: true };
  }),
});
