import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { isRefusedOrDoubtful, namesRefusal } from '../reading/refused-success.ts';
import { doneAnswer, otpCode, recoveryCode } from '../shapes/fields.ts';
import { exact, nullable, offered } from '../shapes/promised.ts';
import { nextTokenSchema } from './authentication.ts';

/**
 * Specification section 4: true, a code is required; 2, not required; anything else, set-up is required. Each may come
 * as text. The gateway reads it in session/sign-in-progress.ts.
 */
export const mfaConfiguredSchema = z.union([z.boolean(), z.number(), z.string()]);

/**
 * API-4. `otp_code` (base32 secret) only while enrolment is pending (SEC-C5). `image_url` may be any text: the portal
 * draws the QR code itself, so that no other host receives the secret (SEC-C8). A service that offers step-up leaves
 * both out without one, some minutes after the sign-in (SEC-D9).
 */
export const userMfaEndpoint = defineEndpoint({
  row: 'API-4',
  summary: 'Whether a second factor is set up for this person',
  method: 'GET',
  path: '/v1/user/mfa',
  auth: 'interim',
  stepUp: 'factor',
  stepUpIsOptional: true,
  answer: z.object({
    mfa_configured: nullable(mfaConfiguredSchema),
    otp_code: nullable(z.string().max(512)),
    image_url: nullable(z.string()),
    has_recovery_codes: offered(z.boolean(), 'a recovery code in place of a one-time code at sign-in'),
  }),
});

const otpForm = z.object({ OtpForm: z.object({ otp: otpCode }) });

/** `recovery_codes` are shown once, and read nowhere else. */
const confirmedSchema = nextTokenSchema.extend({
  recovery_codes: offered(z.array(recoveryCode).max(50), 'recovery codes after the set-up'),
});

/**
 * API-5. Confirms enrolment and steps the token up. 401 INVALID_OTP 'Unable to verify OTP', SIGN_IN_LAPSED as in API-2;
 * 409 when already enrolled (SEC-C10).
 */
export const mfaVerifyEndpoint = defineEndpoint({
  row: 'API-5',
  summary: 'Confirm a new second factor with its first code',
  method: 'POST',
  path: '/v1/user/mfa-verify',
  auth: 'interim',
  stepUp: 'factor',
  refusals: ['INVALID_OTP', 'SIGN_IN_LAPSED', 'CONFLICT'],
  encoding: 'form',
  body: otpForm,
  anyAnswer: true,
  isRefused: isRefusedOrDoubtful,
  answer: z.object({
    data: exact(offered(confirmedSchema, 'nothing: the token of the step before goes on')),
  }),
});

/** API-6. The specification shows no body: a firm that takes the fresh code of SEC-C6 here is sent it (API-26). */
export const mfaDeleteEndpoint = defineEndpoint({
  row: 'API-6',
  summary: 'Remove the second factor',
  method: 'DELETE',
  path: '/v1/user/mfa-delete',
  auth: 'full',
  refusals: ['INVALID_OTP', 'CONFLICT'],
  encoding: 'form',
  body: otpForm.partial(),
  anyAnswer: true,
  isRefused: namesRefusal,
  answer: doneAnswer,
});
