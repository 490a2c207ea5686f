import { describe, expect, test } from 'vitest';
import { loginEvents } from '#test/build/login-events.ts';
import { loginStates } from '#test/build/login-states.ts';
import type { LoginEvent } from './events.ts';
import type { LoginState } from './state.ts';
import { loginTransition } from './transition.ts';

const { email, password, mfa, mfaSetup, mfaUnlock, lockout } = loginStates;
const busy = <S extends LoginState>(state: S): S => ({ ...state, busy: true });
const stepAfter = (state: LoginState, event: LoginEvent) => loginTransition(state, event).state.step;

describe('email', () => {
  test('L-1, SEC-A4: a valid address leads to the password, and nothing is sent anywhere', () => {
    const turn = loginTransition(email, { type: 'emailSubmitted', email: ' client@portal.example.com ' });
    expect(turn.state).toMatchObject({ step: 'password', email: 'client@portal.example.com' });
    expect(turn.commands).toEqual([]);
  });

  test.each(['', 'client', 'client@portal', 'a b@portal.example.com', 'a@b@portal.example.com'])(
    'L-1: %j is refused with "Please enter a valid email address"',
    (text) => {
      const { state } = loginTransition(email, { type: 'emailSubmitted', email: text });
      expect(state).toMatchObject({
        step: 'email',
        error: undefined,
        fieldErrors: { email: 'Please enter a valid email address' },
      });
    },
  );
});

describe('password', () => {
  test('L-2: while an attempt is on its way, a second Enter sends nothing', () => {
    const first = loginTransition(password, loginEvents.passwordSubmitted);
    expect(first.state.busy).toBe(true);
    expect(first.commands).toEqual([
      { type: 'signIn', email: 'client@portal.example.com', password: 'Portal-Demo-2026!' },
    ]);
    expect(loginTransition(first.state, loginEvents.passwordSubmitted).commands).toEqual([]);
  });

  test('an empty password is reported without a call', () => {
    const turn = loginTransition(password, { type: 'passwordSubmitted', password: '' });
    expect(turn.commands).toEqual([]);
    expect(turn.state).toMatchObject({
      error: undefined,
      fieldErrors: { password: 'Please enter your password' },
    });
  });

  test('L-2: a wrong password says "Incorrect password" and offers Reset Password', () => {
    const { state } = loginTransition(busy(password), loginEvents.passwordRefused);
    expect(state).toMatchObject({
      step: 'password',
      busy: false,
      refused: true,
      error: 'Incorrect password',
      fieldErrors: { password: '' },
    });
    expect(stepAfter(state, loginEvents.resetPressed)).toBe('resetPassword');
  });

  test('L-17: mfa_configured true leads to mfa, and the interim token is held', () => {
    const turn = loginTransition(busy(password), loginEvents.signedIn);
    expect(turn.state.step).toBe('mfa');
    expect(turn.commands).toEqual([{ type: 'holdToken', token: 'token' }]);
  });

  test('L-17: anything but true and 2 leads to mfaSetup, whose secret is fetched', () => {
    const turn = loginTransition(busy(password), { ...loginEvents.signedIn, secondFactor: 'setup' });
    expect(turn.state).toMatchObject({ step: 'mfaSetup', busy: true, setup: undefined });
    expect(turn.commands).toEqual([
      { type: 'holdToken', token: 'token', setUpOf: 'client@portal.example.com' },
      { type: 'readMfa' },
    ]);
  });

  test('L-17, L-18: mfa_configured 2 with terms not accepted leads to the terms', () => {
    const turn = loginTransition(busy(password), { ...loginEvents.signedIn, secondFactor: 'none' });
    expect(turn.state).toMatchObject({ step: 'terms', busy: true });
    expect(turn.commands).toEqual([{ type: 'holdToken', token: 'token' }, { type: 'readTerms' }]);
  });

  test('L-17, L-13: mfa_configured 2 with terms accepted leads through loading into the portal', () => {
    const answer = { ...loginEvents.signedIn, secondFactor: 'none', termsAccepted: true } as const;
    const turn = loginTransition(busy(password), answer);
    expect(turn.state.step).toBe('loading');
    expect(turn.commands).toEqual([{ type: 'enterPortal', token: 'token' }]);
  });

  test('SEC-B7: an unlock token goes with one attempt and no more', () => {
    const unlocked: LoginState = { ...password, unlockToken: 'unlock-token' };
    const first = loginTransition(unlocked, loginEvents.passwordSubmitted);
    expect(first.commands).toEqual([expect.objectContaining({ unlockToken: 'unlock-token' })]);
    const refused = loginTransition(first.state, loginEvents.passwordRefused);
    const second = loginTransition(refused.state, loginEvents.passwordSubmitted);
    expect(second.commands).toEqual([expect.not.objectContaining({ unlockToken: 'unlock-token' })]);
  });
});

describe.each([
  ['mfa', mfa, 'verifyCode'],
  ['mfaSetup', mfaSetup, 'verifyMfa'],
] as const)('%s', (_, state, command) => {
  test('L-3, L-4: six digits are sent, with or without spaces between them', () => {
    for (const code of ['123456', '123 456'])
      expect(loginTransition(state, { type: 'codeSubmitted', code }).commands).toEqual([
        { type: command, code: '123456' },
      ]);
  });

  test.each(['12345', '1234567', 'abcdef'])('L-4: %j is an invalid token without a call', (code) => {
    const turn = loginTransition(state, { type: 'codeSubmitted', code });
    expect(turn.commands).toEqual([]);
    expect(turn.state).toMatchObject({
      error: undefined,
      fieldErrors: { code: 'Invalid token, please try again' },
    });
  });

  test.each(['', ' '])('L-4: %j says that the code is missing, without a call', (code) => {
    const turn = loginTransition(state, { type: 'codeSubmitted', code });
    expect(turn.commands).toEqual([]);
    expect(turn.state).toMatchObject({
      error: undefined,
      fieldErrors: { code: 'Please enter the six-digit code from your authenticator app' },
    });
  });

  test('L-4: a refused code is reported and can be tried again', () => {
    const refused = loginTransition(busy(state), loginEvents.codeRefused).state;
    expect(refused).toMatchObject({
      step: state.step,
      busy: false,
      error: loginEvents.codeRefused.message,
      fieldErrors: { code: '' },
    });
    expect(loginTransition(refused, loginEvents.codeSubmitted).commands).toHaveLength(1);
  });

  test('L-17, L-18: a good code continues to the terms check', () => {
    expect(stepAfter(busy(state), loginEvents.codeAccepted)).toBe('loading');
    expect(stepAfter(busy(state), { ...loginEvents.codeAccepted, termsAccepted: false })).toBe('terms');
  });
});

describe('a recovery code', () => {
  const refused = { ...mfa, error: 'Invalid token, please try again', fieldErrors: { code: '' } };

  test('SEC-C7: it is sent without the spaces in it', () => {
    const turn = loginTransition(mfa, { type: 'recoveryCodeSubmitted', code: ' K7M2X\t9QPD4 ' });
    expect(turn.commands).toEqual([{ type: 'useRecoveryCode', code: 'K7M2X9QPD4' }]);
  });

  test.each(['', '123', 'k7m2x_9qpd4', 'a'.repeat(65)])(
    'SEC-C7, L-16: %j is not sent: its field says so, and the banner of the code before goes',
    (code) => {
      const turn = loginTransition(refused, { type: 'recoveryCodeSubmitted', code });
      expect(turn.commands).toEqual([]);
      expect(turn.state).toMatchObject({
        error: undefined,
        fieldErrors: { code: 'Please enter one of your recovery codes' },
      });
    },
  );

  test('L-16: a message about one kind of code does not stay beside the other kind', () => {
    const turn = loginTransition(refused, loginEvents.codeKindSwitched);
    expect(turn).toEqual({ state: mfa, commands: [] });
    expect(loginTransition(busy(refused), loginEvents.codeKindSwitched).state).toEqual(busy(refused));
  });
});

test('L-3: a set-up that was left, whichever way, is not returned to by a reload, and one that goes on is', () => {
  for (const event of [
    loginEvents.backPressed,
    loginEvents.supportPressed,
    loginEvents.codeAccepted,
    loginEvents.signInLapsed,
  ])
    expect(loginTransition(busy(mfaSetup), event).commands[0], event.type).toEqual({ type: 'dropSetUp' });
  for (const event of [loginEvents.codeSubmitted, loginEvents.codeRefused, loginEvents.failed])
    expect(loginTransition(mfaSetup, event).commands, event.type).not.toContainEqual({ type: 'dropSetUp' });
});

test('L-3: set-up shows the secret once it is known, and asks again when it did not come', () => {
  const waiting: LoginState = { ...mfaSetup, setup: undefined, busy: true };
  const { state } = loginTransition(waiting, loginEvents.mfaSetupKnown);
  expect(state).toMatchObject({ busy: false, setup: loginEvents.mfaSetupKnown.setup });
  const failed = loginTransition(waiting, loginEvents.failed).state;
  expect(loginTransition(failed, loginEvents.retryPressed).commands).toEqual([{ type: 'readMfa' }]);
});

test("L-14, L-19: an exhausted login leads to lockout with the server's message", () => {
  const { state } = loginTransition({ ...password, busy: true }, loginEvents.loginExhausted);
  expect(state).toMatchObject({
    step: 'lockout',
    error: undefined,
    lockout: { message: 'Login attempts exhausted.', opensAtMs: 1_800_000 },
  });
});

test('L-19: from lockout one goes to mfaUnlock or to contact support', () => {
  expect(loginTransition(lockout, loginEvents.unlockPressed).state.step).toBe('mfaUnlock');
  expect(loginTransition(lockout, loginEvents.supportPressed).state.step).toBe('contactSupport');
});

test('L-14: once the lock has ended the password can be tried again', () => {
  expect(loginTransition(lockout, loginEvents.retryPressed).state).toMatchObject({
    step: 'password',
    email: 'client@portal.example.com',
    refused: false,
  });
});

test('L-5: the code is sent with the address', () => {
  expect(loginTransition(mfaUnlock, loginEvents.codeSubmitted).commands).toEqual([
    { type: 'unlock', email: 'client@portal.example.com', code: '123456' },
  ]);
});

test('L-5: an answer with a jwt clears the error and returns to password', () => {
  const refused = { ...mfaUnlock, busy: true, error: 'Invalid token, please try again' };
  const { state } = loginTransition(refused, loginEvents.unlocked);
  expect(state).toMatchObject({ step: 'password', error: undefined, unlockToken: 'unlock-token' });
});

test('L-5: any other answer says "Invalid token, please try again"', () => {
  const { state } = loginTransition({ ...mfaUnlock, busy: true }, loginEvents.codeRefused);
  expect(state).toMatchObject({ step: 'mfaUnlock', error: 'Invalid token, please try again' });
});

test('L-5: a code that cannot be one is an invalid token without a call', () => {
  const turn = loginTransition(mfaUnlock, { type: 'codeSubmitted', code: '12' });
  expect(turn.commands).toEqual([]);
  expect(turn.state.fieldErrors.code).toBe('Invalid token, please try again');
});
