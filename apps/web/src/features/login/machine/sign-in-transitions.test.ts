import { describe, expect, test } from 'vitest';
import { loginEvents } from '#test/build/login-events.ts';
import { loginStates } from '#test/build/login-states.ts';
import type { LoginEvent } from './events.ts';
import type { LoginState } from './state.ts';
import { loginTransition } from './transition.ts';

const { email, password, lockout } = loginStates;
const busy = <S extends LoginState>(state: S): S => ({ ...state, busy: true });
const stepAfter = (state: LoginState, event: LoginEvent) => loginTransition(state, event).state.step;

describe('email', () => {
  test('L-26, SEC-A4: a valid address leads to the password, and nothing is sent anywhere', () => {
    const turn = loginTransition(email, { type: 'emailSubmitted', email: ' client@portal.example.com ' });
    expect(turn.state).toMatchObject({ step: 'password', email: 'client@portal.example.com' });
    expect(turn.commands).toEqual([]);
  });

  test.each(['', 'client', 'client@portal', 'a b@portal.example.com', 'a@b@portal.example.com'])(
    'L-26: %j is refused with "Please enter a valid email address"',
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
  test('L-28: while an attempt is on its way, a second Enter sends nothing', () => {
    const first = loginTransition(password, loginEvents.passwordSubmitted);
    expect(first.state.busy).toBe(true);
    expect(first.commands).toEqual([
      { type: 'signIn', email: 'client@portal.example.com', password: 'Portal-Demo-2026!' },
    ]);
    expect(loginTransition(first.state, loginEvents.passwordSubmitted).commands).toEqual([]);
  });

  test('L-2: an empty password is reported without a call', () => {
    const turn = loginTransition(password, { type: 'passwordSubmitted', password: '' });
    expect(turn.commands).toEqual([]);
    expect(turn.state).toMatchObject({
      error: undefined,
      fieldErrors: { password: 'Please enter your password' },
    });
  });

  test('L-2, L-28: a wrong password says "Incorrect password" and offers Reset Password', () => {
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

  test('L-17: a second factor that is required leads to mfa, and the interim token is held', () => {
    const turn = loginTransition(busy(password), loginEvents.signedIn);
    expect(turn.state.step).toBe('mfa');
    expect(turn.commands).toEqual([{ type: 'holdToken', token: 'token' }]);
  });

  test('L-17: one that is to be set up leads to mfaSetup, whose secret is fetched', () => {
    const turn = loginTransition(busy(password), { ...loginEvents.signedIn, secondFactor: 'setup' });
    expect(turn.state).toMatchObject({ step: 'mfaSetup', busy: true, setup: undefined });
    expect(turn.commands).toEqual([
      { type: 'holdToken', token: 'token', setUpOf: 'client@portal.example.com' },
      { type: 'readMfa' },
    ]);
  });

  test('L-17, L-18: without a second factor, terms that are not accepted are shown', () => {
    const turn = loginTransition(busy(password), { ...loginEvents.signedIn, secondFactor: 'none' });
    expect(turn.state).toMatchObject({ step: 'terms', busy: true });
    expect(turn.commands).toEqual([{ type: 'holdToken', token: 'token' }, { type: 'readTerms' }]);
  });

  test('L-17, L-18: without a second factor, accepted terms lead through loading into the portal', () => {
    const answer = { ...loginEvents.signedIn, secondFactor: 'none', termsAccepted: true } as const;
    const turn = loginTransition(busy(password), answer);
    expect(turn.state.step).toBe('loading');
    expect(turn.commands).toEqual([{ type: 'enterPortal', token: 'token' }]);
  });

  test('SEC-B19: an unlock token goes with one attempt and no more', () => {
    const unlocked: LoginState = { ...password, unlockToken: 'unlock-token' };
    const first = loginTransition(unlocked, loginEvents.passwordSubmitted);
    expect(first.commands).toEqual([expect.objectContaining({ unlockToken: 'unlock-token' })]);
    const refused = loginTransition(first.state, loginEvents.passwordRefused);
    const second = loginTransition(refused.state, loginEvents.passwordSubmitted);
    expect(second.commands).toEqual([expect.not.objectContaining({ unlockToken: 'unlock-token' })]);
  });

  test('L-5, L-48: an unlock token that is no longer good goes, and a remembered address stays', () => {
    const unlocked: LoginState = { ...password, isRemembered: true, unlockToken: 'unlock-token' };
    const message = 'Please enter your password again.';
    const { state } = loginTransition(busy(unlocked), { type: 'signInLapsed', message });
    expect(state).toEqual({ ...password, isRemembered: true, error: message });
  });

  test('L-24, L-5: after an outage the next attempt carries the unlock token again', () => {
    const unlocked: LoginState = { ...password, unlockToken: 'unlock-token' };
    const { state } = loginTransition(busy(unlocked), { type: 'failed', message: 'Please try again.' });
    const { commands } = loginTransition(state, loginEvents.passwordSubmitted);
    expect(commands).toEqual([expect.objectContaining({ unlockToken: 'unlock-token' })]);
  });
});

test("L-14, L-44: an exhausted login leads to lockout with the server's message", () => {
  const { state } = loginTransition({ ...password, busy: true }, loginEvents.loginExhausted);
  expect(state).toMatchObject({
    step: 'lockout',
    error: undefined,
    lockout: { message: 'Login attempts exhausted.', opensAtMs: 1_800_000 },
  });
});

test('L-44: from lockout one goes to mfaUnlock or to contact support', () => {
  expect(loginTransition(lockout, loginEvents.unlockPressed).state.step).toBe('mfaUnlock');
  expect(loginTransition(lockout, loginEvents.supportPressed).state.step).toBe('contactSupport');
});

test('L-44: once the lock has ended the password can be tried again', () => {
  expect(loginTransition(lockout, loginEvents.retryPressed).state).toMatchObject({
    step: 'password',
    email: 'client@portal.example.com',
    refused: false,
  });
});
