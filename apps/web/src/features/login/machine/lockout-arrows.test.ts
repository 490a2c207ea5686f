import { expect, test } from 'vitest';
import { loginEvents } from '#test/build/login-events.ts';
import { loginStates } from '#test/build/login-states.ts';
import { loginTransition } from './login-transition.ts';

const { lockout, mfaUnlock, password } = loginStates;

test("L14, L19: an exhausted login leads to lockout with the server's message", () => {
  const { state } = loginTransition({ ...password, busy: true }, loginEvents.loginExhausted);
  expect(state).toMatchObject({
    step: 'lockout',
    error: undefined,
    lockout: { message: 'Login attempts exhausted.', opensAtMs: 1_800_000 },
  });
});

test('L19: from lockout one goes to mfaUnlock or to contact support', () => {
  expect(loginTransition(lockout, loginEvents.unlockPressed).state.step).toBe('mfaUnlock');
  expect(loginTransition(lockout, loginEvents.supportPressed).state.step).toBe('contactSupport');
});

test('L5: the code is sent with the address', () => {
  expect(loginTransition(mfaUnlock, loginEvents.codeSubmitted).commands).toEqual([
    { type: 'unlock', email: 'client@portal.example.com', code: '123456' },
  ]);
});

test('L5: an answer with a jwt clears the error and returns to password', () => {
  const refused = { ...mfaUnlock, busy: true, error: 'Invalid token, please try again' };
  const { state } = loginTransition(refused, loginEvents.unlocked);
  expect(state).toMatchObject({ step: 'password', error: undefined, unlockToken: 'unlock-token' });
});

test('L5: any other answer says "Invalid token, please try again"', () => {
  const { state } = loginTransition({ ...mfaUnlock, busy: true }, loginEvents.codeRefused);
  expect(state).toMatchObject({ step: 'mfaUnlock', error: 'Invalid token, please try again' });
});

test('L5: a code that cannot be one is an invalid token without a call', () => {
  const turn = loginTransition(mfaUnlock, { type: 'codeSubmitted', code: '12' });
  expect(turn.commands).toEqual([]);
  expect(turn.state.error).toBe('Invalid token, please try again');
});
