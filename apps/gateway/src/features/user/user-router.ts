import {
  currentPassword,
  email,
  idempotencyKey,
  line,
  mailedCode,
  newPassword,
  otpCode,
  resetEmail,
} from '@portal/contract/fields';
import { messages } from '@portal/contract/messages';
import { mfaDeleteEndpoint, mfaVerifyEndpoint, userMfaEndpoint } from '@portal/contract/user-mfa';
import {
  changePasswordEndpoint,
  resetRequestEndpoint,
  setPasswordEndpoint,
} from '@portal/contract/user-password';
import { contactSupportEndpoint, supportReasonsEndpoint } from '@portal/contract/user-support';
import { z } from 'zod';
import { idempotencyHeader } from '../../trpc/idempotency-header.ts';
import { t } from '../../trpc/init.ts';
import { interimProcedure, publicProcedure, signedInProcedure } from '../../trpc/procedures.ts';
import { secondFactor, steppedUpOutput, toSteppedUp } from '../authentication/authentication-mapper.ts';
import { deviceTokens, showDevice } from '../device/device-tokens.ts';
import { mfaOutput, mfaStateOutput, toMfa } from './user-mapper.ts';

const doneOutput = z.object({ done: z.literal(true) });
const done = { done: true } as const;

const repeated = { path: ['repeatPassword'], message: messages.passwordMismatch };
const repeatMatches = (form: { password: string; repeatPassword: string }) =>
  form.password === form.repeatPassword;

export const userRouter = t.router({
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
      return done;
    }),

  /** A8: instructions by mail; the answer says nothing of the account (row L6, security A4). */
  requestReset: publicProcedure
    .meta({ alone: true })
    .input(z.object({ email: resetEmail }))
    .output(doneOutput)
    .mutation(async ({ ctx, input }) => {
      await ctx.limitAccount(input.email);
      await ctx.upstream.call(resetRequestEndpoint, { body: { LoginForm: { email: input.email } } });
      return done;
    }),

  /** A9: a password with the code of an invite or a reset mail (row L7). */
  setPassword: publicProcedure
    .meta({ alone: true })
    .input(
      z
        .object({ code: mailedCode, password: newPassword, repeatPassword: z.string().max(1024) })
        .refine(repeatMatches, repeated),
    )
    .output(doneOutput)
    .mutation(async ({ ctx, input }) => {
      const { code, password, repeatPassword } = input;
      await ctx.upstream.call(setPasswordEndpoint, {
        body: { LoginForm: { password, repeat_password: repeatPassword, code } },
      });
      return done;
    }),

  /** A10: a new password while signed in (row P8, security A8). */
  changePassword: signedInProcedure
    .meta({ alone: true })
    .input(
      z
        .object({
          currentPassword,
          password: newPassword,
          repeatPassword: z.string().max(1024),
          deviceTokens,
        })
        .refine(repeatMatches, repeated),
    )
    .output(doneOutput)
    .mutation(async ({ ctx, input }) => {
      await ctx.limitAccount(ctx.session.sub);
      await ctx.upstream.call(changePasswordEndpoint, {
        ...showDevice(input.deviceTokens),
        body: {
          LoginForm: {
            current_password: input.currentPassword,
            password: input.password,
            repeat_password: input.repeatPassword,
          },
        },
      });
      return done;
    }),

  /** A22: a question to the support team (rows L9, L10). */
  contactSupport: publicProcedure
    .meta({ alone: true })
    .input(
      z.object({
        name: line(100).min(1, 'Name is required'),
        email,
        reason: line(200).min(1, 'Reason is required'),
        /** One for each filling-in of the form, so that it counts once however often it is sent (security I7). */
        idempotencyKey: idempotencyKey.optional(),
      }),
    )
    .output(doneOutput)
    .mutation(async ({ ctx, input }) => {
      await ctx.limitAccount(input.email);
      const { idempotencyKey: key, ...body } = input;
      await ctx.upstream.call(contactSupportEndpoint, {
        ...idempotencyHeader(key),
        body,
      });
      return done;
    }),

  /** A23: the reasons to choose from. */
  supportReasons: publicProcedure
    .output(z.array(z.string()))
    .query(async ({ ctx }) => (await ctx.upstream.call(supportReasonsEndpoint, {})).data),
});
