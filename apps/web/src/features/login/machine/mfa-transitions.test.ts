import { describe, expect, test } from 'vitest';
import { loginEvents } from '#test/build/login-events.ts';
import { loginStates } from '#test/build/login-states.ts';
import type { LoginEvent } from './events.ts';
import type { LoginState } from './state.ts';
import { loginTransition } from './transition.ts';

const { mfa, mfaSetup, mfaUnlock } = loginStates;
const busy = <S extends LoginState>(state: S): S => ({ ...state, busy: true });
const stepAfter = (state: LoginState, event: LoginEvent) => loginTransition(state, event).state.step;

describe.each([
  ['mfa', mfa, 'verifyCode'],
  ['mfaSetup', mfaSetup, 'verifyMfa'],
] as const)('%s', (_, state, command) => {
  test('L-4: six digits are sent, with or without spaces between them', () => {
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

  test('L-32: the code just refused is not sent again, even after something else was entered, and another is', () => {
    const sent = loginTransition(state, loginEvents.codeSubmitted).state;
    const refused = loginTransition(sent, loginEvents.codeRefused).state;
    const half = loginTransition(refused, { type: 'codeSubmitted', code: '12345' }).state;
    for (const before of [refused, half]) {
      const again = loginTransition(before, loginEvents.codeSubmitted);
      expect(again.commands).toEqual([]);
      expect(again.state).toMatchObject({
        error: loginEvents.codeRefused.message,
        fieldErrors: { code: '' },
      });
      expect(loginTransition(before, { type: 'codeSubmitted', code: '654321' }).commands).toHaveLength(1);
    }
  });

  test('L-32: while a code is checked another changes nothing', () => {
    const sent = loginTransition(state, loginEvents.codeSubmitted).state;
    for (const code of ['654321', ''])
      expect(loginTransition(sent, { type: 'codeSubmitted', code })).toEqual({ state: sent, commands: [] });
  });

  test('L-18: a good code continues to the terms check', () => {
    expect(stepAfter(busy(state), loginEvents.codeAccepted)).toBe('loading');
    expect(stepAfter(busy(state), { ...loginEvents.codeAccepted, termsAccepted: false })).toBe('terms');
  });
});

describe('a recovery code', () => {
  const refused = { ...mfa, error: 'Invalid token, please try again', fieldErrors: { code: '' } };

  test('SEC-C11: it is sent without the spaces in it', () => {
    const turn = loginTransition(mfa, { type: 'recoveryCodeSubmitted', code: ' K7M2X\t9QPD4 ' });
    expect(turn.commands).toEqual([{ type: 'useRecoveryCode', code: 'K7M2X9QPD4' }]);
  });

  test.each(['', '123', 'k7m2x_9qpd4', 'a'.repeat(65)])(
    'SEC-C11, L-16: %j is not sent: its field says so, and the banner of the code before goes',
    (code) => {
      const turn = loginTransition(refused, { type: 'recoveryCodeSubmitted', code });
      expect(turn.commands).toEqual([]);
      expect(turn.state).toMatchObject({
        error: undefined,
        fieldErrors: { code: 'Please enter one of your recovery codes' },
      });
    },
  );

  test('L-32: one that is refused in between leaves the one-time code refused', () => {
    const events: LoginEvent[] = [
      loginEvents.codeSubmitted,
      loginEvents.codeRefused,
      loginEvents.codeKindSwitched,
      loginEvents.recoveryCodeSubmitted,
      { type: 'codeRefused', message: 'This recovery code is incorrect' },
      loginEvents.codeKindSwitched,
    ];
    const back = events.reduce<LoginState>((state, event) => loginTransition(state, event).state, mfa);
    const again = loginTransition(back, loginEvents.codeSubmitted);
    expect(again.commands).toEqual([]);
    expect(again.state.error).toBe(loginEvents.codeRefused.message);
  });

  test('L-16: a message about one kind of code does not stay beside the other kind', () => {
    const turn = loginTransition(refused, loginEvents.codeKindSwitched);
    expect(turn).toEqual({ state: mfa, commands: [] });
    expect(loginTransition(busy(refused), loginEvents.codeKindSwitched).state).toEqual(busy(refused));
  });
});

test('L-30: a set-up that was left, whichever way, is not returned to by a reload, and one that goes on is', () => {
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

test('L-29: set-up shows the secret once it is known, and asks again when it did not come', () => {
  const waiting: LoginState = { ...mfaSetup, setup: undefined, busy: true };
  const { state } = loginTransition(waiting, loginEvents.mfaSetupKnown);
  expect(state).toMatchObject({ busy: false, setup: loginEvents.mfaSetupKnown.setup });
  const failed = loginTransition(waiting, loginEvents.failed).state;
  expect(loginTransition(failed, loginEvents.retryPressed).commands).toEqual([{ type: 'readMfa' }]);
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

test('L-4: a code that cannot be one is an invalid token without a call', () => {
  const turn = loginTransition(mfaUnlock, { type: 'codeSubmitted', code: '12' });
  expect(turn.commands).toEqual([]);
  expect(turn.state.fieldErrors.code).toBe('Invalid token, please try again');
});
