import { enterSetUp } from './sign-in-transitions.ts';
import {
  emailOf,
  emailState,
  idle,
  type LoginState,
  type LoginStep,
  passwordState,
  type SetUpProgress,
} from './state.ts';
import { enterSupport } from './support-transitions.ts';
import { moveTo, type Transition } from './transition-result.ts';

/** a step that the address asks for is shown only where the state has the data it needs, else `email`. */
export function stepRequested(state: LoginState, step: LoginStep): Transition {
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
 * L-55: in place of email a device that remembers an address (L-23) asks for the password.
 */
export function loginEntry({ step, code, invitation, setUp, remembered: email }: LoginEntry): Transition {
  if (step === 'createPassword' && code) return moveTo({ step, ...idle, code, invitation });
  if (step === 'mfaSetup' && setUp) return enterSetUp(setUp);
  const first = stepRequested(emailState(), step);
  if (first.state.step !== 'email' || email === undefined) return first;
  return moveTo({ ...passwordState(email), isRemembered: true });
}
