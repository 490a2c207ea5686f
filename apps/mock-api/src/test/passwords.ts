import { seedPassword } from '@portal/prisma/seed/people';
import type { TestApp } from './build-test-app.ts';
import { type AnswerTo, callsOf } from './calls.ts';
import { deviceHeaders } from './sign-in.ts';

/** A password that every rule allows, and that no seeded client has. */
export const chosenPassword = 'Seven lilac otters!!!';

/** The call for a mail with which a password is set. */
export function askReset(mock: TestApp, email: string): Promise<AnswerTo<'POST /v1/user/reset-request'>> {
  return callsOf(mock).form('POST /v1/user/reset-request', { 'LoginForm[email]': email });
}

type Chosen = { password?: string; repeat?: string };

/** The call with a mailed code and a new password. */
export function setPassword(
  mock: TestApp,
  code: string,
  { password = chosenPassword, repeat = password }: Chosen = {},
): Promise<AnswerTo<'POST /v1/user/set-password'>> {
  return callsOf(mock).form('POST /v1/user/set-password', {
    'LoginForm[password]': password,
    'LoginForm[repeat_password]': repeat,
    'LoginForm[code]': code,
  });
}

type Change = { current?: string; password?: string; deviceId?: string; deviceToken?: string };

/** The call that changes the password while signed in. */
export function changePassword(
  mock: TestApp,
  token: string,
  { current = seedPassword, password = chosenPassword, ...device }: Change = {},
): Promise<AnswerTo<'POST /v1/user/password'>> {
  const values = {
    'LoginForm[current_password]': current,
    'LoginForm[password]': password,
    'LoginForm[repeat_password]': password,
  };
  return callsOf(mock).form('POST /v1/user/password', values, { token, headers: deviceHeaders(device) });
}
