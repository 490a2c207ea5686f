import { messages } from '@portal/contract/errors/messages';
import { invalidEmail, isEmail } from '@portal/contract/shapes/email-rule';
import type { LoginCommand } from './commands.ts';
import type { EventOf } from './events.ts';
import { fail, refuseEntries } from './message-place.ts';
import { emailOf, emailState, idle, passwordState, type SetUpProgress, type StateOf } from './state.ts';
import { checkTerms } from './terms-transitions.ts';
import { moveTo, type StepTransitions, start, type Transition } from './transition-result.ts';

/** L-26, SEC-A4: nothing is sent here; the address goes with the password, so no step before depends on the account. */
export const emailTransitions: StepTransitions<'email'> = {
  emailSubmitted: (state, event) => {
    const email = event.email.trim();
    if (isEmail(email)) return moveTo(passwordState(email), ...chosen(email, event.remember));
    return refuseEntries({ ...state, email }, { email: invalidEmail });
  },
};

/** L-23: what the sign-in leaves remembered on this device (decision 0032). */
function chosen(email: string, remember: boolean | undefined): LoginCommand[] {
  return remember === undefined ? [] : [{ type: 'chooseRemembered', email: remember ? email : null }];
}

/** L-17: which step follows a right password. The gateway says what the second factor is (L-52). */
function afterPassword(email: string, answer: EventOf<'signedIn'>): Transition {
  const { token, hasRecoveryCodes } = answer;
  if (answer.secondFactor === 'required')
    return moveTo({ step: 'mfa', ...idle, email, hasRecoveryCodes }, { type: 'holdToken', token });
  return answer.secondFactor === 'none' ? checkTerms(email, answer) : enterSetUp({ email, token });
}

/** L-30: after the password or a reload. */
export function enterSetUp({ email, token, remembers }: SetUpProgress): Transition {
  const setUp = { step: 'mfaSetup', ...idle, busy: true, email, setup: undefined } as const;
  return moveTo(
    setUp,
    ...chosen(email, remembers),
    { type: 'holdToken', token, setUpOf: email },
    { type: 'readMfa' },
  );
}

function submitPassword(state: StateOf<'password'>, password: string): Transition {
  const { email, unlockToken } = state;
  if (password === '') return refuseEntries(state, { password: 'Please enter your password' });
  return start(state, { type: 'signIn', email, password, ...(unlockToken && { unlockToken }) });
}

/** L-2 and L-44; the fields are in steps/password-step.tsx. An unlock token is valid for one attempt (SEC-B19). */
export const passwordTransitions: StepTransitions<'password'> = {
  passwordSubmitted: (state, { password }) => submitPassword(state, password),
  signedIn: (state, answer) => afterPassword(state.email, answer),
  passwordRefused: (state) =>
    fail(
      { ...state, refused: true, unlockToken: undefined, passwordWasSet: false },
      messages.incorrectPassword,
      ['password'],
    ),
  // L-48: a remembered address stays.
  signInLapsed: (state, { message }) => fail({ ...state, unlockToken: undefined }, message),
  loginExhausted: ({ email, isRemembered }, { message, opensAtMs }) =>
    moveTo({ step: 'lockout', ...idle, email, isRemembered, lockout: { message, opensAtMs } }),
  resetPressed: (state) => moveTo({ step: 'resetPassword', ...idle, email: emailOf(state) }),
  // L-48: what was remembered goes too.
  notMe: () => moveTo(emailState(), { type: 'forgetRemembered' }),
};

/** L-58: loading ends with the portal (L-43); where it fails, it returns to email with the error. */
export const loadingTransitions: StepTransitions<'loading'> = {
  failed: ({ email }, { message }) => fail(emailState(email), message),
};

/** L-44. Contact support is open from here as from every step (L-15): `anyStep` in transition.ts. */
export const lockoutTransitions: StepTransitions<'lockout'> = {
  retryPressed: ({ email, isRemembered }) => moveTo({ ...passwordState(email), isRemembered }),
  unlockPressed: ({ email, isRemembered, lockout }) =>
    moveTo({ step: 'mfaUnlock', ...idle, email, isRemembered, lockout }),
};
