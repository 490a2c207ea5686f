import { lockoutArrows, mfaUnlockArrows } from './lockout-arrows.ts';
import type { LoginEvent } from './login-event.ts';
import { calm, emailOf, emailState, type LoginState } from './login-state.ts';
import type { LoginStep } from './login-steps.ts';
import { type Arrows, fail, go, type Turn } from './login-turn.ts';
import { createPasswordArrows, instructionsSentArrows, resetPasswordArrows } from './reset-arrows.ts';
import { emailArrows, loadingArrows, mfaArrows, mfaSetupArrows, passwordArrows } from './sign-in-arrows.ts';
import { stepAsked } from './step-asked.ts';
import { contactSupportArrows, supportTurn } from './support-arrows.ts';
import { termsArrows, termsRejectedArrows } from './terms-arrows.ts';

const arrows: { readonly [S in LoginStep]: Arrows<S> } = {
  email: emailArrows,
  password: passwordArrows,
  mfaSetup: mfaSetupArrows,
  mfa: mfaArrows,
  mfaUnlock: mfaUnlockArrows,
  resetPassword: resetPasswordArrows,
  createPassword: createPasswordArrows,
  instructionsSent: instructionsSentArrows,
  contactSupport: contactSupportArrows,
  supportRequestSent: {},
  terms: termsArrows,
  termsRejected: termsRejectedArrows,
  loading: loadingArrows,
  lockout: lockoutArrows,
};

/** Where the Back control of a step leads; a step without a row leads to the address. */
function back(state: LoginState): Turn {
  if (state.step === 'mfa' || state.step === 'mfaSetup') return stepAsked(state, 'password');
  if (state.step === 'mfaUnlock') return stepAsked(state, 'lockout');
  return go(emailState(emailOf(state)));
}

/** Arrows that every step has, unless it has its own. */
function anyStep(state: LoginState, event: LoginEvent): Turn {
  if (state.step === 'loading') return go(state);
  switch (event.type) {
    case 'backPressed':
      return back(state);
    case 'stepAsked':
      return stepAsked(state, event.step);
    case 'supportPressed':
      return supportTurn(emailOf(state));
    case 'failed':
      return fail(state, event.message, event.fieldErrors);
    case 'signInLapsed': {
      const email = emailOf(state);
      const refused = { step: 'password', ...calm, email, refused: false, unlockToken: undefined } as const;
      return fail(email === '' ? emailState() : refused, event.message);
    }
    default:
      return go(state);
  }
}

/**
 * The login as a function (specification section 4, decision 0002): a state and an event give the next state and
 * what is to be done. Pairs that have no arrow change nothing.
 */
export function loginTransition(state: LoginState, event: LoginEvent): Turn {
  // The table pairs each step with arrows for that step's state, which TypeScript cannot follow through two look-ups.
  const own = arrows[state.step][event.type] as ((state: LoginState, event: LoginEvent) => Turn) | undefined;
  return own ? own(state, event) : anyStep(state, event);
}
