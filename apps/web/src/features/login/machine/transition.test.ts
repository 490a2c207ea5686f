import { expect, test } from 'vitest';
import { loginEvents } from '#test/build/login-events.ts';
import { loginStates } from '#test/build/login-states.ts';
import { loginSteps } from './state.ts';
import { loginTransition } from './transition.ts';

const events = Object.values(loginEvents);

test.each(loginSteps)('%s: no event throws, and each leads to a known step', (step) => {
  for (const event of events)
    for (const busy of [false, true]) {
      const { state } = loginTransition({ ...loginStates[step], busy }, event);
      expect(loginSteps, event.type).toContain(state.step);
    }
});

test('L-58: loading is left only for the email step, with the error', () => {
  const next = events.map((event) => loginTransition(loginStates.loading, event).state);
  const left = next.filter((state) => state.step !== 'loading');
  expect(left).toEqual([
    expect.objectContaining({ step: 'email', busy: false, error: loginEvents.failed.message }),
  ]);
});

test.each(loginSteps.filter((step) => step !== 'loading'))(
  'L-16: a failed call is reported at %s',
  (step) => {
    const { state } = loginTransition({ ...loginStates[step], busy: true }, loginEvents.failed);
    expect(state).toMatchObject({ step, busy: false, error: loginEvents.failed.message });
  },
);

test('an answer that a step did not ask for changes nothing', () => {
  const turn = loginTransition(loginStates.supportRequestSent, loginEvents.signedIn);
  expect(turn).toEqual({ state: loginStates.supportRequestSent, commands: [] });
});

test.each(loginSteps.filter((step) => !['contactSupport', 'loading'].includes(step)))(
  'L-15: contact support is reached from %s, and requests the reasons',
  (step) => {
    const { state, commands } = loginTransition(loginStates[step], loginEvents.supportPressed);
    expect(state.step).toBe('contactSupport');
    const left = step === 'mfaSetup' ? [{ type: 'dropSetUp' }] : [];
    expect(commands).toEqual([...left, { type: 'readReasons' }]);
  },
);

test.each([
  ['password', 'email'],
  ['mfa', 'password'],
  ['mfaSetup', 'password'],
  ['mfaUnlock', 'lockout'],
  ['lockout', 'email'],
  ['resetPassword', 'email'],
  ['instructionsSent', 'email'],
  ['createPassword', 'email'],
  ['contactSupport', 'email'],
  ['supportRequestSent', 'email'],
  ['termsRejected', 'email'],
] as const)('Back from %s leads to %s', (step, target) => {
  expect(loginTransition(loginStates[step], loginEvents.backPressed).state.step).toBe(target);
});

test.each(['mfa', 'mfaSetup'] as const)(
  'SEC-C4: an interim token that is used up or has run out leads from %s back to the password, which is required again',
  (step) => {
    const { state } = loginTransition({ ...loginStates[step], busy: true }, loginEvents.signInLapsed);
    expect(state).toMatchObject({
      step: 'password',
      email: 'client@portal.example.com',
      busy: false,
      error: loginEvents.signInLapsed.message,
    });
  },
);
