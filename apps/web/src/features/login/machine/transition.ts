import type { LoginEvent } from './events.ts';
import { fail } from './message-place.ts';
import { mfaSetupTransitions, mfaTransitions, mfaUnlockTransitions } from './mfa-transitions.ts';
import { stepRequested } from './requested-step.ts';
import {
  createPasswordTransitions,
  instructionsSentTransitions,
  resetPasswordTransitions,
} from './reset-transitions.ts';
import {
  emailTransitions,
  loadingTransitions,
  lockoutTransitions,
  passwordTransitions,
} from './sign-in-transitions.ts';
import { emailOf, emailState, type LoginState, type LoginStep, passwordState } from './state.ts';
import { contactSupportTransitions, enterSupport } from './support-transitions.ts';
import { termsRejectedTransitions, termsTransitions } from './terms-transitions.ts';
import { moveTo, type StepTransitions, type Transition } from './transition-result.ts';

const transitions: { readonly [S in LoginStep]: StepTransitions<S> } = {
  email: emailTransitions,
  password: passwordTransitions,
  mfaSetup: mfaSetupTransitions,
  mfa: mfaTransitions,
  mfaUnlock: mfaUnlockTransitions,
  resetPassword: resetPasswordTransitions,
  createPassword: createPasswordTransitions,
  instructionsSent: instructionsSentTransitions,
  contactSupport: contactSupportTransitions,
  supportRequestSent: {},
  terms: termsTransitions,
  termsRejected: termsRejectedTransitions,
  loading: loadingTransitions,
  lockout: lockoutTransitions,
};

/** The target of Back in each step; a step without a row goes back to the email step. */
function back(state: LoginState): Transition {
  if (state.step === 'mfa' || state.step === 'mfaSetup') return stepRequested(state, 'password');
  if (state.step === 'mfaUnlock') return stepRequested(state, 'lockout');
  return moveTo(emailState(emailOf(state)));
}

/** The handlers of events for steps without their own. */
function anyStep(state: LoginState, event: LoginEvent): Transition {
  if (state.step === 'loading') return moveTo(state);
  switch (event.type) {
    case 'backPressed':
      return back(state);
    case 'stepRequested':
      return stepRequested(state, event.step);
    // L-15, L-44.
    case 'supportPressed':
      return enterSupport(emailOf(state));
    case 'failed':
      return fail(state, event.message, event.fields);
    case 'signInLapsed': {
      const email = emailOf(state);
      return fail(email === '' ? emailState() : passwordState(email), event.message);
    }
    default:
      return moveTo(state);
  }
}

/**
 * The login as a function (specification section 4, decision 0002): a state and an event give the next state and
 * what is to be done. Pairs without a rule change nothing.
 */
export function loginTransition(state: LoginState, event: LoginEvent): Transition {
  // The table pairs each step with transitions for that step's state, which TypeScript cannot follow through two
  // look-ups.
  const own = transitions[state.step][event.type] as
    | ((state: LoginState, event: LoginEvent) => Transition)
    | undefined;
  const next = own ? own(state, event) : anyStep(state, event);
  const isSetUpLeft = state.step === 'mfaSetup' && next.state.step !== 'mfaSetup';
  return isSetUpLeft ? moveTo(next.state, { type: 'dropSetUp' }, ...next.commands) : next;
}
