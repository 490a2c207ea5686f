import { isEmail } from '@portal/contract/email-rule';
import { messages } from '@portal/contract/messages';
import type { EventOf } from './login-event.ts';
import { loginSentences } from './login-sentences.ts';
import { calm, emailState, type StateOf } from './login-state.ts';
import { type Arrows, begin, fail, go, type Turn } from './login-turn.ts';
import { refuseCode, submitCode } from './submit-code.ts';
import { checkTerms } from './terms-arrows.ts';

/** Row L1. Nothing is sent to any server here, so the step cannot tell whether an account exists (security A4). */
export const emailArrows: Arrows<'email'> = {
  emailSubmitted: (state, event) => {
    const email = event.email.trim();
    if (isEmail(email))
      return go({ step: 'password', ...calm, email, refused: false, unlockToken: undefined });
    return fail({ ...state, email }, messages.invalidEmail, { email: messages.invalidEmail });
  },
};

/** Row L17: which step follows a right password. */
function afterPassword(email: string, answer: EventOf<'signedIn'>): Turn {
  const hold = { type: 'holdToken', token: answer.token } as const;
  if (answer.secondFactor === 'required') return go({ step: 'mfa', ...calm, email }, hold);
  if (answer.secondFactor === 'none') return checkTerms(email, answer);
  const setUp = { step: 'mfaSetup', ...calm, busy: true, email, setup: undefined } as const;
  return go(setUp, hold, { type: 'readMfa' });
}

function submitPassword(state: StateOf<'password'>, password: string): Turn {
  const { email, unlockToken } = state;
  if (password === '')
    return fail(state, loginSentences.passwordMissing, { password: loginSentences.passwordMissing });
  return begin(state, { type: 'signIn', email, password, ...(unlockToken && { unlockToken }) });
}

/** Rows L2, L17 and L19. An unlock token is good for one try (security B7). */
export const passwordArrows: Arrows<'password'> = {
  passwordSubmitted: (state, { password }) => submitPassword(state, password),
  signedIn: (state, answer) => afterPassword(state.email, answer),
  passwordRefused: (state, { message }) =>
    fail({ ...state, refused: true, unlockToken: undefined }, message, { password: message }),
  loginExhausted: ({ email }, { message, opensAtMs }) =>
    go({ step: 'lockout', ...calm, email, lockout: { message, opensAtMs } }),
  resetPressed: ({ email }) => go({ step: 'resetPassword', ...calm, email }),
};

/** Row L4. */
export const mfaArrows: Arrows<'mfa'> = {
  codeSubmitted: (state, event) => submitCode(state, event.code, (code) => ({ type: 'verifyCode', code })),
  codeAccepted: (state, answer) => checkTerms(state.email, answer),
  codeRefused: (state, { message }) => refuseCode(state, message),
};

/** Row L3. */
export const mfaSetupArrows: Arrows<'mfaSetup'> = {
  mfaSetupKnown: (state, { setup }) => go({ ...state, ...calm, setup }),
  retryPressed: (state) => begin(state, { type: 'readMfa' }),
  codeSubmitted: (state, event) => submitCode(state, event.code, (code) => ({ type: 'verifyMfa', code })),
  codeAccepted: (state, answer) => checkTerms(state.email, answer),
  codeRefused: (state, { message }) => refuseCode(state, message),
};

/** Row L13: loading is left for the portal, which ends the login, or for a fresh start that says what went wrong. */
export const loadingArrows: Arrows<'loading'> = {
  failed: ({ email }, { message }) => fail(emailState(email), message),
};
