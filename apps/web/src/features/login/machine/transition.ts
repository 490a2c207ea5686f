import type { LoginEvent } from './events.ts';
import { fail } from './refusals.ts';
import {
  createPasswordTransitions,
  instructionsSentTransitions,
  resetPasswordTransitions,
} from './reset-transitions.ts';
import {
  emailTransitions,
  enterSetUp,
  loadingTransitions,
  lockoutTransitions,
  mfaSetupTransitions,
  mfaTransitions,
  mfaUnlockTransitions,
  passwordTransitions,
} from './sign-in-transitions.ts';
import {
  emailOf,
  emailState,
  idle,
  type LoginState,
  type LoginStep,
  passwordState,
  type SetUpProgress,
} from './state.ts';
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
  if (state.step === 'mfa' || state.step === 'mfaSetup') return stepAsked(state, 'password');
  if (state.step === 'mfaUnlock') return stepAsked(state, 'lockout');
  return moveTo(emailState(emailOf(state)));
}

/** The handlers of events for steps without their own. */
function anyStep(state: LoginState, event: LoginEvent): Transition {
  if (state.step === 'loading') return moveTo(state);
  switch (event.type) {
    case 'backPressed':
      return back(state);
    case 'stepAsked':
      return stepAsked(state, event.step);
    // L-9, L-15, L-19.
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
  // The table pairs each step with transitions for that step's state, which TypeScript cannot follow through two look-ups.
  const own = transitions[state.step][event.type] as
    | ((state: LoginState, event: LoginEvent) => Transition)
    | undefined;
  const next = own ? own(state, event) : anyStep(state, event);
  const isSetUpLeft = state.step === 'mfaSetup' && next.state.step !== 'mfaSetup';
  return isSetUpLeft ? moveTo(next.state, { type: 'dropSetUp' }, ...next.commands) : next;
}

/**
 * the address requests a step. A step is shown only if the state has the data it needs,
 * and `email` otherwise.
 */
export function stepAsked(state: LoginState, step: LoginStep): Transition {
  if (step === state.step) return moveTo(state);
  const email = emailOf(state);
  if (step === 'contactSupport') return enterSupport(email);
  if (step === 'resetPassword') return moveTo({ step, ...idle, email });
  if (step === 'password' && email !== '') return moveTo(passwordState(email));
  if (step === 'terms' && state.step === 'termsRejected')
    return moveTo({ step, ...idle, email, terms: state.terms });
  if (step === 'lockout' && state.step === 'mfaUnlock')
    return moveTo({
      step,
      ...idle,
      email: state.email,
      isRemembered: state.isRemembered,
      lockout: state.lockout,
    });
  return moveTo(emailState(email));
}

/**
 * How the login was opened: the step in the address, and the code from an invitation or a reset mail if there was one.
 */
export type LoginEntry = {
  readonly step: LoginStep;
  readonly code?: string | undefined;
  /** What an invitation says of itself; empty or not there where it says nothing. */
  readonly invitation?: string | undefined;
  /** A set-up that was interrupted by a reload. */
  readonly setUp?: SetUpProgress | undefined;
  /** The address that this device remembers. */
  readonly remembered?: string | undefined;
};

/**
 * the first state. A link may open email, resetPassword and contactSupport, and createPassword with a code.
 * L-23: in place of email a device that remembers an address asks for the password.
 */
export function loginEntry({ step, code, invitation, setUp, remembered: email }: LoginEntry): Transition {
  if (step === 'createPassword' && code) return moveTo({ step, ...idle, code, invitation });
  if (step === 'mfaSetup' && setUp) return enterSetUp(setUp);
  const first = stepAsked(emailState(), step);
  if (first.state.step !== 'email' || email === undefined) return first;
  return moveTo({ ...passwordState(email), isRemembered: true });
}
