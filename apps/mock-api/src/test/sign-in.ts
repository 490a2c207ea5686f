import { LOGIN_ATTEMPT_LIMIT } from '@portal/contract/constants';
import { seededPeople, seedPassword } from '@portal/prisma/seed/people';
import { generate } from 'otplib';
import type { Clock } from '../clock.ts';
import type { TestApp } from './build-test-app.ts';
import { type Answer, type AnswerTo, callsOf } from './calls.ts';

export type Person = 'vip' | 'standard' | 'setup' | 'terms' | 'lockout' | 'locked' | 'empty' | 'large';

export function emailOf(person: Person): string {
  return `${person}@portal.example.com`;
}

/** A client's current code, or that of another step, counted from now. */
export function codeOf(person: Person, clock: Clock, step = 0): Promise<string> {
  const secret = seededPeople.find(({ email }) => email === emailOf(person))?.totpSecret ?? '';
  return codeFor(secret, clock, step);
}

export function codeFor(secret: string, clock: Clock, step = 0): Promise<string> {
  return generate({ secret, epoch: Math.floor(clock.now().getTime() / 1000) + step * 30 });
}

/** A code that is right at no step near now. */
export async function wrongCodeOf(person: Person, clock: Clock): Promise<string> {
  const right = await Promise.all([-2, -1, 0, 1, 2].map((step) => codeOf(person, clock, step)));
  const wrong = ['000000', '111111', '222222', '333333', '444444', '555555'];
  return wrong.find((code) => !right.includes(code)) ?? '666666';
}

type Try = { password?: string; token?: string | undefined; deviceId?: string; deviceToken?: string };

/** The call with the address and the password. */
export function tryPassword(
  test: TestApp,
  email: string,
  { password = seedPassword, token, ...device }: Try = {},
): Promise<AnswerTo<'POST /v1/authentication/create'>> {
  const values = { 'LoginForm[username]': email, 'LoginForm[password]': password };
  return callsOf(test).form('POST /v1/authentication/create', values, {
    token,
    headers: deviceHeaders(device),
  });
}

/** The header with the device id of a call. */
export function deviceHeaders({ deviceId, deviceToken }: Pick<Try, 'deviceId' | 'deviceToken'>) {
  return {
    ...(deviceId === undefined ? {} : { 'x-device-id': deviceId }),
    ...(deviceToken === undefined ? {} : { 'x-device-token': deviceToken }),
  };
}

/** Locks a login with wrong passwords; a locked one is unchanged. */
export async function lockLogin(test: TestApp, email: string): Promise<void> {
  for (let index = 0; index < LOGIN_ATTEMPT_LIMIT; index += 1)
    await tryPassword(test, email, { password: 'Not-My-Password!!!' });
}

type Code = { readonly code: string; readonly token: string | undefined };

/** The call with the one-time code of a client. */
export function tryCodeOf(
  test: TestApp,
  username: string,
  { code, token }: Code,
): Promise<AnswerTo<'POST /v1/authentication/mfa'>> {
  return callsOf(test).form('POST /v1/authentication/mfa', { 'OtpForm[otp]': code, username }, { token });
}

/** The call with the one-time code of vip@. */
export function tryCode(
  test: TestApp,
  code: string,
  token: string | undefined,
): Promise<AnswerTo<'POST /v1/authentication/mfa'>> {
  return tryCodeOf(test, emailOf('vip'), { code, token });
}

/** The token that a step of the sign-in was answered with; throws where there is none. */
export function tokenOf({ body }: Pick<Answer<{ data: { jwt: string | null } | null }>, 'body'>): string {
  if (!body.data?.jwt) throw new Error('The answer holds no token');
  return body.data.jwt;
}

/** The token after the password: interim, terms or full, as the client is. */
export async function passwordToken(test: TestApp, person: Person): Promise<string> {
  return (await tryPassword(test, emailOf(person))).body.jwt;
}

/** A full token, with the current code when one is required. */
export async function fullToken(
  test: TestApp,
  person: 'vip' | 'standard' | 'empty' | 'large',
): Promise<string> {
  const token = await passwordToken(test, person);
  if (person !== 'vip') return token;
  const { body } = await tryCode(test, await codeOf(person, test.clock), token);
  // In the specification profile the same token is stepped up.
  return body.data?.jwt ?? token;
}
