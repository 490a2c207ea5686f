import { expect, test, vi } from 'vitest';
import { AppError } from '#core/errors/app-error.ts';
import { aGateway, commands, createCommandRunner } from '#test/run-login-command.ts';

const { run, failing } = createCommandRunner();

test('L-2: WRONG_CREDENTIALS is a refused password', async () => {
  expect(await failing('signIn', 'WRONG_CREDENTIALS')).toEqual({ type: 'passwordRefused' });
});

test("L-14, L-44: LOGIN_EXHAUSTED keeps the server's message and says when the lock opens", async () => {
  const message = 'Login attempts exhausted. Try again in 30 minutes.';
  expect(await failing('signIn', 'LOGIN_EXHAUSTED', { message, retryAfterSeconds: 1800 })).toEqual({
    type: 'loginExhausted',
    message,
    opensAtMs: 1_801_000,
  });
});

test('L-14: without a time from the server none is made up', async () => {
  expect(await failing('signIn', 'LOGIN_EXHAUSTED')).toMatchObject({ opensAtMs: undefined });
});

test.each([
  ['verifyCode', 'Invalid token, please try again'],
  ['unlock', 'Invalid token, please try again'],
  ['verifyMfa', 'Unable to verify OTP'],
] as const)('L-4: a wrong code at %s says "%s"', async (type, message) => {
  expect(await failing(type, 'INVALID_OTP')).toEqual({ type: 'codeRefused', message });
});

test('L-5: an unlock that is answered with anything else is an invalid token too', async () => {
  expect(await failing('unlock', 'NOT_IMPLEMENTED')).toMatchObject({ type: 'codeRefused' });
});

test("L-24: a fault of the portal's own gateway is an outage, and not a wrong code", async () => {
  const message = 'Something went wrong. Please try again.';
  expect(await failing('unlock', 'UNKNOWN')).toMatchObject({ type: 'failed', message });
  expect(await failing('requestReset', 'UNKNOWN')).toMatchObject({
    message: `Could not send reset. ${message}`,
  });
});

test('L-5: a sign-in whose unlock token is no longer good asks for the password, not for a new session', async () => {
  const message = 'Please enter your password again.';
  expect(await failing('signIn', 'UNAUTHORIZED')).toEqual({ type: 'signInLapsed', message });
});

const ownSentences = [
  ['requestReset', 'Could not send reset'],
  ['setPassword', 'Password not set'],
  ['contactSupport', 'Failed to submit support request'],
] as const;

test.each(ownSentences)('L-35, L-24: %s fails with "%s"', async (type, message) => {
  expect(await failing(type, 'NOT_IMPLEMENTED')).toEqual({ type: 'failed', message });
  const offline = await failing(type, 'NO_ANSWER');
  expect(offline).toMatchObject({ message: expect.stringMatching(`^${message}. We could not reach`) });
});

test.each(ownSentences)('L-35: a bare 401 of the firm to %s is "%s"', async (type, message) => {
  expect(await failing(type, 'UNAUTHORIZED')).toEqual({ type: 'failed', message });
});

test('L-36: after an outage the password may be set, so the message also says to sign in with it', async () => {
  const advice = 'If it does not work again, try to sign in with the new password.';
  expect(await failing('setPassword', 'UPSTREAM_DOWN')).toMatchObject({
    message: expect.stringMatching(`^Password not set. We cannot reach .* ${advice}$`),
  });
  expect(await failing('requestReset', 'NO_ANSWER')).toMatchObject({
    message: expect.not.stringContaining(advice),
  });
});

test.each(['TOO_MANY_REQUESTS', 'UNAVAILABLE'] as const)(
  'L-36: after %s nothing can have been set, and the message does not say to sign in with it',
  async (code) => {
    expect(await failing('setPassword', code)).toMatchObject({
      message: expect.not.stringContaining('sign in with the new password'),
    });
  },
);

test.each([
  ['readTerms', 'NOT_FOUND', [['login.readTerms: NOT_FOUND, request r-7']]],
  ['readMfa', 'UPSTREAM_DOWN', [['login.readMfa: UPSTREAM_DOWN, request r-7']]],
  ['readReasons', 'NOT_IMPLEMENTED', [['login.readReasons: NOT_IMPLEMENTED, request r-7']]],
  ['signIn', 'UNAVAILABLE', [['login.signIn: UNAVAILABLE, request r-7']]],
  ['acceptTerms', 'UNKNOWN', [['login.acceptTerms: UNKNOWN, request r-7']]],
  ['signIn', 'WRONG_CREDENTIALS', []],
  ['verifyCode', 'INVALID_OTP', []],
  ['signIn', 'LOGIN_EXHAUSTED', []],
  ['verifyCode', 'UNAUTHORIZED', []],
  ['verifyCode', 'SIGN_IN_LAPSED', []],
  ['setPassword', 'VALIDATION', []],
  ['setPassword', 'PASSWORD_NOT_SET', []],
  ['acceptTerms', 'CONFLICT', []],
  ['setPassword', 'UNAUTHORIZED', [['login.setPassword: UNAUTHORIZED, request r-7']]],
  ['contactSupport', 'FORBIDDEN', [['login.contactSupport: FORBIDDEN, request r-7']]],
  ['requestReset', 'NOT_IMPLEMENTED', [['login.requestReset: NOT_IMPLEMENTED, request r-7']]],
  ['unlock', 'NOT_IMPLEMENTED', [['login.unlock: NOT_IMPLEMENTED, request r-7']]],
] as const)('L-49, SEC-H4: of %s with %s the log says %j', async (type, code, logged) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  await failing(type, code, { message: 'of a@b.example.com', requestId: 'r-7' });
  expect(warn.mock.calls).toEqual(logged);
});

test('L-49: a fault of our own on the way into the portal is logged', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const enterPortal = () => Promise.reject(new TypeError('a fault'));
  await run(commands.enterPortal, aGateway(), enterPortal);
  expect(warn.mock.calls).toEqual([['login.enterPortal: UNKNOWN']]);
});

test('L-57: reasons that cannot be fetched show no message', async () => {
  expect(await failing('readReasons', 'UPSTREAM_DOWN')).toEqual({ type: 'reasonsKnown', reasons: [] });
});

test("L-56, API-31: a refused field shows the server's message", async () => {
  const message = 'Password must not be a common one.';
  expect(await failing('setPassword', 'VALIDATION', { message })).toEqual({
    type: 'failed',
    message,
    fields: [],
  });
});

test('L-35, L-56: a code that no link has is "Password not set"; what else the firm refuses is said', async () => {
  const code = { field: 'code', code: 'pattern', message: 'Must be a code.' };
  const password = { field: 'password', code: 'weak', message: 'Password must not be a common one.' };
  const withFields = (fields: (typeof code)[]) =>
    failing('setPassword', 'VALIDATION', { message: 'Both', fields });
  expect(await withFields([code])).toEqual({ type: 'failed', message: 'Password not set' });
  expect(await withFields([code, password])).toMatchObject({ type: 'failed', message: 'Both' });
});

test('L-54: the fields that the firm refuses are known to the step, by its own names', async () => {
  const fault = (field: string) => ({ field, code: 'invalid', message: 'Not this one.' });
  const fields = [fault('reason'), fault('request.name'), fault('origin')];
  expect(await failing('contactSupport', 'VALIDATION', { message: 'Not this one.', fields })).toEqual({
    type: 'failed',
    message: 'Not this one.',
    fields: ['name', 'reason'],
  });
});

test('SEC-D2: terms that are no longer the latest are outdated', async () => {
  expect(await failing('acceptTerms', 'CONFLICT')).toEqual({ type: 'termsOutdated' });
});

test.each([
  ['verifyCode', 'Too many wrong codes, or your time ran out. Please enter your password again.'],
  [
    'verifyMfa',
    'Your time for this step ran out, or too many codes were wrong. Please enter your password again; the code that you scanned is still valid.',
  ],
] as const)(
  'SEC-C4, SEC-D4: an interim token that is used up or has run out says that the password is what helps (%s)',
  async (type, message) => {
    for (const code of ['UNAUTHORIZED', 'SIGN_IN_LAPSED'] as const)
      expect(await failing(type, code)).toEqual({ type: 'signInLapsed', message });
  },
);

test('a token that has expired in a step without a code says that the session has ended', async () => {
  const message = 'Your session has ended. Please sign in again.';
  expect(await failing('acceptTerms', 'UNAUTHORIZED')).toEqual({ type: 'signInLapsed', message });
});

test.each([
  [1, 'Please wait 1 second and try again.'],
  [59.2, 'Please wait 60 seconds and try again.'],
  [600, 'Please wait 10 minutes and try again.'],
])('SEC-B3: too many attempts: %d s of waiting is shown as "%s"', async (retryAfterSeconds, text) => {
  const event = await failing('signIn', 'TOO_MANY_REQUESTS', { retryAfterSeconds });
  expect(event).toMatchObject({ type: 'failed', message: expect.stringContaining(text) });
});

test.each(['UPSTREAM_DOWN', 'UNAVAILABLE', 'NO_ANSWER'] as const)(
  'L-24: %s says what happened and what to do',
  async (code) => {
    const event = await failing('signIn', code);
    expect(event).toMatchObject({ type: 'failed', message: expect.stringContaining('try again') });
  },
);

test('L-24: a code is not called wrong when it was not checked', async () => {
  expect(await failing('verifyCode', 'UPSTREAM_DOWN')).toMatchObject({ type: 'failed' });
});

test('L-58: a token that cannot be used fails, and does not throw', async () => {
  const enterPortal = () => Promise.reject(new AppError('UNKNOWN'));
  expect(await run(commands.enterPortal, aGateway(), enterPortal)).toMatchObject({ type: 'failed' });
});
