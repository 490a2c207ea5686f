import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { namesRefusal } from '../reading/refused-success.ts';
import { currentPassword, doneAnswer, mailedCode, newPassword, resetEmail } from '../shapes/fields.ts';
import { repeatedAs } from '../shapes/password-rule.ts';
import { offered } from '../shapes/promised.ts';
import { deviceTokenHeader } from './device.ts';

/** API-8. Answers alike whether or not the address is known (SEC-A9); who is mailed is API-27. */
export const resetRequestEndpoint = defineEndpoint({
  row: 'API-8',
  summary: 'Ask for password instructions by mail',
  method: 'POST',
  path: '/v1/user/reset-request',
  auth: 'none',
  encoding: 'form',
  body: z.object({ LoginForm: z.object({ email: resetEmail }) }),
  anyAnswer: true,
  isRefused: namesRefusal,
  refusedStatus: 422,
  answer: doneAnswer,
});

/** API-9. With the code of an invite or a reset mail; used once. 400 PASSWORD_NOT_SET for an invalid code. */
export const setPasswordEndpoint = defineEndpoint({
  row: 'API-9',
  summary: 'Set a password with a mailed code',
  method: 'POST',
  path: '/v1/user/set-password',
  auth: 'none',
  refusals: ['PASSWORD_NOT_SET'],
  encoding: 'form',
  body: z.object({
    LoginForm: z
      .object({ password: newPassword, repeat_password: z.string(), code: mailedCode })
      .refine(...repeatedAs('repeat_password')),
  }),
  anyAnswer: true,
  isRefused: namesRefusal,
  mayBlameFields: true,
  answer: z.object({
    email: offered(z.string(), 'the address at the sign-in that follows, already filled in'),
  }),
});

/**
 * API-10. Needs the current password (SEC-A8), and ends every other session (SEC-D11). 401 WRONG_CREDENTIALS when the
 * current password is wrong.
 */
export const changePasswordEndpoint = defineEndpoint({
  row: 'API-10',
  summary: 'Change the password while signed in',
  method: 'POST',
  path: '/v1/user/password',
  auth: 'full',
  refusals: ['WRONG_CREDENTIALS', 'LOGIN_EXHAUSTED'],
  headers: deviceTokenHeader,
  encoding: 'form',
  body: z.object({
    LoginForm: z
      .object({ current_password: currentPassword, password: newPassword, repeat_password: z.string() })
      .refine(...repeatedAs('repeat_password')),
  }),
  anyAnswer: true,
  isRefused: namesRefusal,
  mayBlameFields: true,
  answer: doneAnswer,
});
