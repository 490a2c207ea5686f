import { calm, emailOf, emailState, type LoginState } from './login-state.ts';
import type { LoginStep } from './login-steps.ts';
import { go, type Turn } from './login-turn.ts';
import { supportTurn } from './support-arrows.ts';

/**
 * Row R2: the address asks for a step. It never grants one: a step is shown only if the state holds what it needs,
 * and `email` otherwise.
 */
export function stepAsked(state: LoginState, step: LoginStep): Turn {
  if (step === state.step) return go(state);
  const email = emailOf(state);
  if (step === 'contactSupport') return supportTurn(email);
  if (step === 'resetPassword') return go({ step, ...calm, email });
  if (step === 'password' && email !== '')
    return go({ step, ...calm, email, refused: false, unlockToken: undefined });
  if (step === 'terms' && state.step === 'termsRejected')
    return go({ step, ...calm, email, terms: state.terms });
  if (step === 'lockout' && state.step === 'mfaUnlock')
    return go({ step, ...calm, email, lockout: state.lockout });
  return go(emailState(email));
}
