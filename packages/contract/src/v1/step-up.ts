import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { currentPassword, jwt, otpCode } from '../shapes/fields.ts';
import { stepUpFamilySchema } from '../shapes/step-up-family.ts';
import { deviceTokenHeader } from './device.ts';

/**
 * The password again, or a one-time code where a second factor is set up, for a token that is sent as `X-Step-Up-Token`
 * with calls of one family for some minutes. Wrong ones count as at sign-in: 401 WRONG_CREDENTIALS, 423
 * LOGIN_EXHAUSTED; 401 INVALID_OTP, 429 when the account has no code left. The token opens nothing by itself.
 */
export const stepUpEndpoint = defineEndpoint({
  row: 'SEC-D9',
  summary: 'Give the password or a one-time code again before a sensitive change',
  method: 'POST',
  path: '/v1/authentication/step-up',
  auth: 'full',
  refusals: ['WRONG_CREDENTIALS', 'LOGIN_EXHAUSTED', 'INVALID_OTP'],
  headers: deviceTokenHeader,
  encoding: 'json',
  body: z
    .object({ family: stepUpFamilySchema, password: currentPassword.optional(), code: otpCode.optional() })
    .refine(({ password, code }) => (password === undefined) !== (code === undefined), {
      path: ['password'],
      message: 'Send a password or a code',
    }),
  answer: z.object({ jwt }),
  extension: true,
});
