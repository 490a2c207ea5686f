import { expect, test } from 'vitest';
import { loginEvents } from '#test/build/login-events.ts';
import { loginStates } from '#test/build/login-states.ts';
import { emailState, type LoginStep, loginSteps } from './state.ts';
import { loginEntry, loginTransition, stepAsked } from './transition.ts';

const events = Object.values(loginEvents);

test.each(loginSteps)('%s: no event throws, and each leads to a known step', (step) => {
  for (const event of events)
    for (const busy of [false, true]) {
      const { state } = loginTransition({ ...loginStates[step], busy }, event);
      expect(loginSteps, event.type).toContain(state.step);
    }
});

test('L-13: loading is left, and only for the address with what went wrong', () => {
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

const open: readonly LoginStep[] = ['email', 'resetPassword', 'contactSupport'];

test.each(loginSteps)('R-2: a link to %s opens it only if it needs no data, and email otherwise', (step) => {
  expect(loginEntry({ step }).state.step).toBe(open.includes(step) ? step : 'email');
});

test('R-4: a code opens createPassword; without one it falls back to email', () => {
  expect(loginEntry({ step: 'createPassword', code: 'c' }).state).toMatchObject({ code: 'c' });
  expect(loginEntry({ step: 'createPassword', code: '' }).state.step).toBe('email');
});

test('L-3: an interrupted set-up goes on with its token after a reload, at its own step alone', () => {
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

test('R-2: Forward to the password works while the address is known', () => {
  expect(stepAsked(loginStates.email, 'password').state.step).toBe('password');
  expect(stepAsked(emailState(), 'password').state.step).toBe('email');
});

test.each(['mfa', 'mfaSetup', 'mfaUnlock', 'terms', 'loading', 'lockout'] as const)(
  'R-2: Forward to %s from the password grants nothing',
  (step) => {
    expect(stepAsked(loginStates.password, step).state.step).toBe('email');
  },
);

test('R-2: Back from what was declined or to be unlocked still has its data', () => {
  expect(stepAsked(loginStates.termsRejected, 'terms').state).toMatchObject({ terms: { version: '4' } });
  expect(stepAsked(loginStates.mfaUnlock, 'lockout').state).toMatchObject({
    lockout: loginStates.mfaUnlock.lockout,
  });
});

test('R-2: Back leaves no error and no waiting behind', () => {
  const refused = { ...loginStates.mfa, busy: true, error: 'Invalid token, please try again' };
  expect(stepAsked(refused, 'password').state).toMatchObject({ busy: false, error: undefined });
});
