import type { LoginResult } from './commands.ts';
import { idle, type LoginState } from './state.ts';
import { moveTo, type StepTransitions, start, type Transition } from './transition-result.ts';

function enter(email: string, result: LoginResult): Transition {
  const loading: LoginState = { step: 'loading', ...idle, busy: true, email };
  return moveTo(loading, { type: 'enterPortal', ...result });
}

/**
 * L-18: a client who has not accepted the latest terms reads them first; anyone else is signed in. The gateway says
 * which (L-53). enter-portal.ts stores what was accepted.
 */
export function checkTerms(email: string, answer: { token: string; termsAccepted: boolean }): Transition {
  if (answer.termsAccepted) return enter(email, { token: answer.token });
  const reading: LoginState = { step: 'terms', ...idle, busy: true, email, terms: undefined };
  return moveTo(reading, { type: 'holdToken', token: answer.token }, { type: 'readTerms' });
}

/**
 * L-18: accepting is reported to the API and signs in. Where a newer version has come out meanwhile (a 409, which
 * commands/failed-call.ts reads), that is fetched and shown instead. L-42: declining.
 */
export const termsTransitions: StepTransitions<'terms'> = {
  termsKnown: (state, { terms }) => moveTo({ ...state, ...idle, terms }),
  retryPressed: (state) => start(state, { type: 'readTerms' }),
  termsAccepted: (state) =>
    state.terms ? start(state, { type: 'acceptTerms', version: state.terms.version }) : moveTo(state),
  termsTaken: ({ email, terms }, { token }) =>
    enter(email, { token, ...(terms && { acceptedTerms: { version: terms.version } }) }),
  termsOutdated: (state) => start({ ...state, ...idle, terms: undefined }, { type: 'readTerms' }),
  termsDeclined: (state) =>
    state.terms && !state.busy
      ? moveTo({ step: 'termsRejected', ...idle, email: state.email, terms: state.terms })
      : moveTo(state),
};

/** L-42; the words are in steps/terms-step.tsx. */
export const termsRejectedTransitions: StepTransitions<'termsRejected'> = {
  changedMind: ({ email, terms }) => moveTo({ step: 'terms', ...idle, email, terms }),
};
