import { expect, test } from 'vitest';
import { loginEvents } from '#test/build/login-events.ts';
import { latestTerms, loginStates } from '#test/build/login-states.ts';
import type { LoginState } from './state.ts';
import { loginTransition } from './transition.ts';

const { terms, termsRejected } = loginStates;
const waiting: LoginState = { ...terms, terms: undefined, busy: true };

test('L-18: the latest terms are shown once they are there', () => {
  expect(loginTransition(waiting, loginEvents.termsKnown).state).toMatchObject({
    busy: false,
    terms: latestTerms,
  });
});

test('L-18: terms that failed to load can be requested again, without a new code', () => {
  const failed = loginTransition(waiting, loginEvents.failed).state;
  expect(loginTransition(failed, loginEvents.retryPressed).commands).toEqual([{ type: 'readTerms' }]);
});

test('L-18: accepting sends the version to the API, and signs in', () => {
  const turn = loginTransition(terms, loginEvents.termsAccepted);
  expect(turn.commands).toEqual([{ type: 'acceptTerms', version: '4' }]);
  const taken = loginTransition(turn.state, loginEvents.termsTaken);
  expect(taken.state.step).toBe('loading');
  expect(taken.commands).toEqual([
    { type: 'enterPortal', token: 'full-token', acceptedTerms: { version: '4' } },
  ]);
});

test('L-18: terms of a firm that numbers no versions are accepted without one', () => {
  const unnumbered: LoginState = { ...terms, terms: { ...latestTerms, version: null } };
  const turn = loginTransition(unnumbered, loginEvents.termsAccepted);
  expect(turn.commands).toEqual([{ type: 'acceptTerms', version: null }]);
  expect(loginTransition(turn.state, loginEvents.termsTaken).commands).toEqual([
    { type: 'enterPortal', token: 'full-token', acceptedTerms: { version: null } },
  ]);
});

test('L-18: what has not been shown cannot be accepted', () => {
  const unseen: LoginState = { ...waiting, busy: false };
  expect(loginTransition(unseen, loginEvents.termsAccepted)).toEqual({ state: unseen, commands: [] });
});

test('SEC-D2: terms that were replaced meanwhile are fetched again and shown', () => {
  const turn = loginTransition({ ...terms, busy: true }, loginEvents.termsOutdated);
  expect(turn.state).toMatchObject({ step: 'terms', busy: true, terms: undefined });
  expect(turn.commands).toEqual([{ type: 'readTerms' }]);
});

test('L-42: declining leads to termsRejected, and a changed mind back to the same terms', () => {
  const declined = loginTransition(terms, loginEvents.termsDeclined).state;
  expect(declined.step).toBe('termsRejected');
  expect(loginTransition(declined, loginEvents.changedMind).state).toMatchObject({
    step: 'terms',
    terms: latestTerms,
  });
});

test('L-42: nothing is declined while an acceptance is on its way', () => {
  expect(loginTransition({ ...terms, busy: true }, loginEvents.termsDeclined).state.step).toBe('terms');
});

test('L-42: termsRejected takes nothing but a changed mind for a yes', () => {
  expect(loginTransition(termsRejected, loginEvents.termsAccepted).state).toBe(termsRejected);
});
