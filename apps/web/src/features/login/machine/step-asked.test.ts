import { expect, test } from 'vitest';
import { loginStates } from '#test/build/login-states.ts';
import { loginEntry } from './login-entry.ts';
import { emailState } from './login-state.ts';
import { type LoginStep, loginSteps } from './login-steps.ts';
import { stepAsked } from './step-asked.ts';

const open: readonly LoginStep[] = ['email', 'resetPassword', 'contactSupport'];

test.each(loginSteps)('R2: a link to %s opens it only if it needs no data, and email otherwise', (step) => {
  expect(loginEntry({ step }).state.step).toBe(open.includes(step) ? step : 'email');
});

test('R4: a code opens createPassword; without one it falls back to email', () => {
  expect(loginEntry({ step: 'createPassword', code: 'c' }).state).toMatchObject({ code: 'c' });
  expect(loginEntry({ step: 'createPassword', code: '' }).state.step).toBe('email');
});

test('R5: contactSupport asks for its reasons at once', () => {
  expect(loginEntry({ step: 'contactSupport' }).commands).toEqual([{ type: 'readReasons' }]);
});

test('R2: Forward to the password works while the address is known', () => {
  expect(stepAsked(loginStates.email, 'password').state.step).toBe('password');
  expect(stepAsked(emailState(), 'password').state.step).toBe('email');
});

test.each(['mfa', 'mfaSetup', 'mfaUnlock', 'terms', 'loading', 'lockout'] as const)(
  'R2: Forward to %s from the password grants nothing',
  (step) => {
    expect(stepAsked(loginStates.password, step).state.step).toBe('email');
  },
);

test('R2: Back from what was declined or to be unlocked still has its data', () => {
  expect(stepAsked(loginStates.termsRejected, 'terms').state).toMatchObject({ terms: { version: '4' } });
  expect(stepAsked(loginStates.mfaUnlock, 'lockout').state).toMatchObject({
    lockout: loginStates.mfaUnlock.lockout,
  });
});

test('R2: Back leaves no error and no waiting behind', () => {
  const refused = { ...loginStates.mfa, busy: true, error: 'Invalid token, please try again' };
  expect(stepAsked(refused, 'password').state).toMatchObject({ busy: false, error: undefined });
});
