import type { TestApp } from './build-test-app.ts';
import { type AnswerTo, callsOf } from './calls.ts';

/** The call that confirms a set-up with the first code. */
export function confirmFactor(
  mock: TestApp,
  token: string,
  code: string,
): Promise<AnswerTo<'POST /v1/user/mfa-verify'>> {
  return callsOf(mock).form('POST /v1/user/mfa-verify', { 'OtpForm[otp]': code }, { token });
}

/** The call that removes the second factor. */
export function removeFactor(
  mock: TestApp,
  token: string,
  code: string,
): Promise<AnswerTo<'DELETE /v1/user/mfa-delete'>> {
  return callsOf(mock).form('DELETE /v1/user/mfa-delete', { 'OtpForm[otp]': code }, { token });
}
