import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { isRefusedOrDoubtful } from '../reading/refused-success.ts';
import { isoDateTime, recoveryCode, wireCount } from '../shapes/fields.ts';
import { exact, offered } from '../shapes/promised.ts';
import { nextTokenSchema } from './authentication.ts';

/** SEC-C7. An extension. How many codes are left; the codes themselves are never read again. */
export const recoveryCodesEndpoint = defineEndpoint({
  row: 'SEC-C7',
  summary: 'How many recovery codes are left',
  method: 'GET',
  path: '/v1/user/recovery-codes',
  auth: 'full',
  extension: true,
  answer: z.object({
    left: wireCount(),
    created_at: offered(isoDateTime, 'when the recovery codes were made'),
  }),
});

/**
 * SEC-C12. An extension. Makes a new set and shows it only once; the codes before it no longer work. 409 without a
 * second factor.
 */
export const makeRecoveryCodesEndpoint = defineEndpoint({
  row: 'SEC-C12',
  summary: 'Make new recovery codes',
  method: 'POST',
  path: '/v1/user/recovery-codes',
  auth: 'full',
  stepUp: 'recovery-codes',
  refusals: ['CONFLICT'],
  extension: true,
  answer: z.object({ codes: z.array(recoveryCode).min(1).max(50) }),
});

/**
 * SEC-C11, SEC-C13. An extension. In place of API-2, with the same limits of wrong attempts: 401 INVALID_OTP for a code
 * that is wrong or was used before.
 */
export const useRecoveryCodeEndpoint = defineEndpoint({
  row: 'SEC-C11',
  summary: 'Sign in with a recovery code after the password',
  method: 'POST',
  path: '/v1/authentication/recovery-code',
  auth: 'interim',
  refusals: ['INVALID_OTP', 'SIGN_IN_LAPSED'],
  extension: true,
  encoding: 'json',
  body: z.object({ code: recoveryCode }),
  isRefused: isRefusedOrDoubtful,
  answer: z.object({
    data: exact(offered(nextTokenSchema, 'nothing: the token of the step before goes on')),
  }),
});
