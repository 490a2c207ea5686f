import { isEmail } from '@portal/contract/shapes/email-rule';
import {
  currentPassword,
  idempotencyKey,
  mailedCode,
  newPassword,
  resetEmail,
} from '@portal/contract/shapes/fields';
import { repeatedAs } from '@portal/contract/shapes/password-rule';
import {
  changePasswordEndpoint,
  resetRequestEndpoint,
  setPasswordEndpoint,
} from '@portal/contract/v1/user-password';
import { contactSupportEndpoint, supportReasonsEndpoint } from '@portal/contract/v1/user-support';
import { z } from 'zod';
import { t } from '../../trpc/init.ts';
import { doneOutput, listed } from '../../trpc/outputs.ts';
import { deviceTokens, idempotencyHeader, showDevice } from '../../trpc/passed-headers.ts';
import { publicProcedure, signedInProcedure } from '../../trpc/procedures.ts';
import { secondFactorProcedures } from './second-factor-procedures.ts';

const done = { done: true } as const;

export const userRouter = t.router({
  ...secondFactorProcedures,

  /** API-8: instructions by mail; the answer says nothing of the account (L-6, SEC-A9). */
  requestReset: publicProcedure
    .meta({ countsAsSignIn: true })
    .input(z.object({ email: resetEmail }))
    .output(listed(doneOutput))
    .mutation(async ({ ctx, input }) => {
      await ctx.limitAccount(input.email);
      await ctx.upstream.call(resetRequestEndpoint, { body: { LoginForm: { email: input.email } } });
      return done;
    }),

  /** API-9: a password with the code of an invite or a reset mail (L-7, L-35). */
  setPassword: publicProcedure
    .meta({ countsAsSignIn: true })
    .input(
      z
        .object({ code: mailedCode, password: newPassword, repeatPassword: z.string().max(1024) })
        .refine(...repeatedAs('repeatPassword')),
    )
    .output(listed(doneOutput.extend({ email: z.string().nullable() })))
    .mutation(async ({ ctx, input }) => {
      const { code, password, repeatPassword } = input;
      const { email } = await ctx.upstream.call(setPasswordEndpoint, {
        body: { LoginForm: { password, repeat_password: repeatPassword, code } },
      });
      return { ...done, email: email !== null && isEmail(email) ? email : null };
    }),

  /**
   * API-10: a new password while signed in (SEC-A8); the current one takes the place of a step-up (SEC-D9).
   */
  changePassword: signedInProcedure
    .meta({ countsAsSignIn: true })
    .input(
      z
        .object({
          currentPassword,
          password: newPassword,
          repeatPassword: z.string().max(1024),
          deviceTokens,
        })
        .refine(...repeatedAs('repeatPassword')),
    )
    .output(listed(doneOutput))
    .mutation(async ({ ctx, input }) => {
      await ctx.limitAccount(ctx.session.account);
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

  /** API-22: a question to the support team (L-9, L-10). */
  contactSupport: publicProcedure
    .meta({ countsAsSignIn: true })
    .input(
      contactSupportEndpoint.body.extend({
        /** One for each filling-in of the form, so that it counts once however often it is sent (SEC-I7). */
        idempotencyKey: idempotencyKey.optional(),
      }),
    )
    .output(listed(doneOutput))
    .mutation(async ({ ctx, input }) => {
      await ctx.limitAccount(input.email);
      const { idempotencyKey: key, ...body } = input;
      await ctx.upstream.call(contactSupportEndpoint, {
        ...idempotencyHeader(key),
        body,
      });
      return done;
    }),

  /** API-23: the reasons to choose from, and whether the firm takes a message with one (L-9). */
  supportReasons: publicProcedure
    .output(listed(z.object({ reasons: z.array(z.string()), takesMessage: z.boolean() })))
    .query(async ({ ctx }) => {
      const { data, takes_message } = await ctx.upstream.call(supportReasonsEndpoint, {});
      return { reasons: data, takesMessage: takes_message === true };
    }),
});
