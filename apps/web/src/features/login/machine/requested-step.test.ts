import { expect, test } from 'vitest';
import { loginStates } from '#test/build/login-states.ts';
import { loginEntry, stepRequested } from './requested-step.ts';
import { emailState, type LoginStep, loginSteps } from './state.ts';

const open: readonly LoginStep[] = ['email', 'resetPassword', 'contactSupport'];

test.each(loginSteps)('R-26: a link to %s opens it only if it needs no data, and email otherwise', (step) => {
  expect(loginEntry({ step }).state.step).toBe(open.includes(step) ? step : 'email');
});

test('R-4: a code opens createPassword; without one it falls back to email', () => {
  expect(loginEntry({ step: 'createPassword', code: 'c' }).state).toMatchObject({ code: 'c' });
  expect(loginEntry({ step: 'createPassword', code: '' }).state.step).toBe('email');
});

test('L-30: an interrupted set-up goes on with its token after a reload, at its own step alone', () => {
  const setUp = { email: 'client@portal.example.com', token: 'interim' };
  expect(loginEntry({ step: 'mfaSetup', setUp })).toMatchObject({
    state: { step: 'mfaSetup', busy: true, email: setUp.email },
    commands: [{ type: 'holdToken', token: 'interim', setUpOf: setUp.email }, { type: 'readMfa' }],
  });
  expect(loginEntry({ step: 'mfa', setUp }).state.step).toBe('email');
});

test('R-5: contactSupport asks for its reasons at once', () => {
  expect(loginEntry({ step: 'contactSupport' }).commands).toEqual([{ type: 'readReasons' }]);
});

test('R-26: Forward to the password works while the address is known', () => {
  expect(stepRequested(loginStates.email, 'password').state.step).toBe('password');
  expect(stepRequested(emailState(), 'password').state.step).toBe('email');
});

test.each(['mfa', 'mfaSetup', 'mfaUnlock', 'terms', 'loading', 'lockout'] as const)(
  'R-26: Forward to %s from the password grants nothing',
  (step) => {
    expect(stepRequested(loginStates.password, step).state.step).toBe('email');
  },
);

test('R-26: Back from what was declined or to be unlocked still has its data', () => {
  expect(stepRequested(loginStates.termsRejected, 'terms').state).toMatchObject({ terms: { version: '4' } });
  expect(stepRequested(loginStates.mfaUnlock, 'lockout').state).toMatchObject({
    lockout: loginStates.mfaUnlock.lockout,
  });
});

test('R-26: Back leaves no error and no waiting behind', () => {
  const refused = { ...loginStates.mfa, busy: true, error: 'Invalid token, please try again' };
  expect(stepRequested(refused, 'password').state).toMatchObject({ busy: false, error: undefined });
});
