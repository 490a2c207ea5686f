import { calm, emailState } from './login-state.ts';
import type { LoginStep } from './login-steps.ts';
import { go, type Turn } from './login-turn.ts';
import { stepAsked } from './step-asked.ts';

/** How somebody came to the login: the step in the address, and a code from an invitation or a reset mail if there was one. */
export type LoginEntry = { readonly step: LoginStep; readonly code?: string | undefined };

/** Rows R2–R5: the first state. A link may open email, resetPassword and contactSupport, and createPassword with a code. */
export function loginEntry({ step, code }: LoginEntry): Turn {
  if (step === 'createPassword' && code) return go({ step, ...calm, code });
  return stepAsked(emailState(), step);
}
