import type { WayIn } from './login-command.ts';
import { calm, type LoginState } from './login-state.ts';
import { type Arrows, begin, go, type Turn } from './login-turn.ts';

function enter(email: string, way: WayIn): Turn {
  const loading: LoginState = { step: 'loading', ...calm, busy: true, email };
  return go(loading, { type: 'enterPortal', ...way });
}

/** Row L18: a person who has not accepted the latest terms reads them first; anybody else goes in. */
export function checkTerms(email: string, answer: { token: string; termsAccepted: boolean }): Turn {
  if (answer.termsAccepted) return enter(email, { token: answer.token });
  const reading: LoginState = { step: 'terms', ...calm, busy: true, email, terms: undefined };
  return go(reading, { type: 'holdToken', token: answer.token }, { type: 'readTerms' });
}

/** Rows L11 and L18. A newer version may come out while one is being read: it is fetched, and shown instead. */
export const termsArrows: Arrows<'terms'> = {
  termsKnown: (state, { terms }) => go({ ...state, ...calm, terms }),
  retryPressed: (state) => begin(state, { type: 'readTerms' }),
  termsAccepted: (state) =>
    state.terms ? begin(state, { type: 'acceptTerms', version: state.terms.version }) : go(state),
  termsTaken: ({ email, terms }, { token }) =>
    enter(email, { token, ...(terms && { acceptedTerms: { version: terms.version } }) }),
  termsOutdated: (state) => begin({ ...state, ...calm, terms: undefined }, { type: 'readTerms' }),
  termsDeclined: (state) =>
    state.terms && !state.busy
      ? go({ step: 'termsRejected', ...calm, email: state.email, terms: state.terms })
      : go(state),
};

/** Row L12. */
export const termsRejectedArrows: Arrows<'termsRejected'> = {
  changedMind: ({ email, terms }) => go({ step: 'terms', ...calm, email, terms }),
};
