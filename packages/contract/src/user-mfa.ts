import { z } from 'zod';
import { steppedUpSchema } from './authentication.ts';
import { defineEndpoint } from './endpoint.ts';
import { otpCode } from './fields.ts';

/** Specification section 4: true, code asked; 2, not asked for; anything else, set-up is forced. */
export const mfaConfiguredSchema = z.union([z.boolean(), z.number(), z.string(), z.null()]);

/** A4. `otp_code` (base32 secret) and `image_url` (a data: URI of the QR code) only while enrolment is pending (security C5). */
export const userMfaEndpoint = defineEndpoint({
  row: 'A4',
  summary: 'How two-factor authentication stands for this person',
  method: 'GET',
  path: '/v1/user/mfa',
  auth: 'interim',
  answer: z.object({
    mfa_configured: mfaConfiguredSchema,
    otp_code: z.string().nullable().optional(),
    image_url: z.string().startsWith('data:image/').nullable().optional(),
  }),
});

const otpForm = z.object({ OtpForm: z.object({ otp: otpCode }) });

/** A5. Confirms enrolment and steps the token up. 401 INVALID_OTP 'Unable to verify OTP', UNAUTHORIZED as in A2; 409 when already enrolled (security C6). */
export const mfaVerifyEndpoint = defineEndpoint({
  row: 'A5',
  summary: 'Confirm a new authenticator with its first code',
  method: 'POST',
  path: '/v1/user/mfa-verify',
  auth: 'interim',
  refusals: ['INVALID_OTP', 'CONFLICT'],
  encoding: 'form',
  body: otpForm,
  answer: z.object({ data: steppedUpSchema }),
});

/** A6. Removal needs a full session and a fresh code (security C6). */
export const mfaDeleteEndpoint = defineEndpoint({
  row: 'A6',
  summary: 'Remove the authenticator',
  method: 'DELETE',
  path: '/v1/user/mfa-delete',
  auth: 'full',
  refusals: ['INVALID_OTP', 'CONFLICT'],
  encoding: 'form',
  body: otpForm,
  answer: z.object({ data: z.object({ mfa_configured: mfaConfiguredSchema }) }),
});
