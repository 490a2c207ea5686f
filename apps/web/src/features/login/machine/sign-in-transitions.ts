import { CODE_DIGITS } from '@portal/contract/constants';
import { messages } from '@portal/contract/errors/messages';
import { isEmail } from '@portal/contract/shapes/email-rule';
import { recoveryCodeShape } from '@portal/contract/shapes/ids';
import type { LoginCommand } from './commands.ts';
import type { EventOf } from './events.ts';
import { fail, refuseEntries } from './refusals.ts';
import {
  emailOf,
  emailState,
  idle,
  type LoginState,
  passwordState,
  type SetUpProgress,
  type StateOf,
} from './state.ts';
import { checkTerms } from './terms-transitions.ts';
import { moveTo, type StepTransitions, start, type Transition } from './transition-result.ts';

/** L-1. Nothing is sent to any server here, so the step cannot reveal whether an account exists (SEC-A4). */
export const emailTransitions: StepTransitions<'email'> = {
  emailSubmitted: (state, event) => {
    const email = event.email.trim();
    if (isEmail(email)) return moveTo(passwordState(email), ...chosen(email, event.remember));
    return refuseEntries({ ...state, email }, { email: messages.invalidEmail });
  },
};

/** L-23: what the sign-in leaves remembered on this device (decision 0032). */
function chosen(email: string, remember: boolean | undefined): LoginCommand[] {
  return remember === undefined ? [] : [{ type: 'chooseRemembered', email: remember ? email : null }];
}

/** L-17: which step follows a right password. The gateway's sign-in-progress.ts reads `mfa_configured`. */
function afterPassword(email: string, answer: EventOf<'signedIn'>): Transition {
  const { token, hasRecoveryCodes } = answer;
  if (answer.secondFactor === 'required')
    return moveTo({ step: 'mfa', ...idle, email, hasRecoveryCodes }, { type: 'holdToken', token });
  return answer.secondFactor === 'none' ? checkTerms(email, answer) : enterSetUp({ email, token });
}

/** L-3, after the password or a reload. */
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

/** L-2, L-17 and L-19; the fields are in steps/password-step.tsx. An unlock token is valid for one attempt (SEC-B7). */
export const passwordTransitions: StepTransitions<'password'> = {
  passwordSubmitted: (state, { password }) => submitPassword(state, password),
  signedIn: (state, answer) => afterPassword(state.email, answer),
  passwordRefused: (state) =>
    fail(
      { ...state, refused: true, unlockToken: undefined, passwordWasSet: false },
      messages.wrongCredentials,
      ['password'],
    ),
  loginExhausted: ({ email, isRemembered }, { message, opensAtMs }) =>
    moveTo({ step: 'lockout', ...idle, email, isRemembered, lockout: { message, opensAtMs } }),
  resetPressed: (state) => moveTo({ step: 'resetPassword', ...idle, email: emailOf(state) }),
  // L-23: what was remembered goes too.
  notMe: () => moveTo(emailState(), { type: 'forgetRemembered' }),
};

/** L-4; the fields are in steps/second-factor. */
export const mfaTransitions: StepTransitions<'mfa'> = {
  codeSubmitted: (state, event) => submitCode(state, event.code, (code) => ({ type: 'verifyCode', code })),
  recoveryCodeSubmitted: (state, event) => submitRecoveryCode(state, event.code),
  // L-16: while a code is checked its answer would be shown at the other kind.
  codeKindSwitched: (state) => moveTo(state.busy ? state : { ...state, error: undefined, fieldErrors: {} }),
  codeAccepted: (state, answer) => checkTerms(state.email, answer),
  codeRefused: (state, { message }) => fail(state, message, ['code']),
};

/** L-3. */
export const mfaSetupTransitions: StepTransitions<'mfaSetup'> = {
  mfaSetupKnown: (state, { setup }) => moveTo({ ...state, ...idle, setup }),
  retryPressed: (state) => start(state, { type: 'readMfa' }),
  codeSubmitted: (state, event) => submitCode(state, event.code, (code) => ({ type: 'verifyMfa', code })),
  codeAccepted: (state, { recoveryCodes = [], ...answer }) =>
    recoveryCodes.length === 0
      ? checkTerms(state.email, answer)
      : moveTo({ ...state, ...idle, done: { ...answer, recoveryCodes } }, { type: 'dropSetUp' }),
  codesKept: (state) => (state.done ? checkTerms(state.email, state.done) : moveTo(state)),
  codeRefused: (state, { message }) => fail(state, message, ['code']),
};

/** L-13: loading ends with the portal, or returns to the start with an error. */
export const loadingTransitions: StepTransitions<'loading'> = {
  failed: ({ email }, { message }) => fail(emailState(email), message),
};

/** L-14 and L-19. Contact support is open from here as from every step (L-15): `anyStep` in transition.ts. */
export const lockoutTransitions: StepTransitions<'lockout'> = {
  retryPressed: ({ email, isRemembered }) => moveTo({ ...passwordState(email), isRemembered }),
  unlockPressed: ({ email, isRemembered, lockout }) =>
    moveTo({ step: 'mfaUnlock', ...idle, email, isRemembered, lockout }),
};

/** L-5: a right code clears the error and returns to the password; any other answer but an outage is a refused code. */
export const mfaUnlockTransitions: StepTransitions<'mfaUnlock'> = {
  codeSubmitted: (state, event) =>
    submitCode(state, event.code, (code) => ({ type: 'unlock', email: state.email, code })),
  codeRefused: (state, { message }) => fail(state, message, ['code']),
  unlocked: ({ email, isRemembered }, { unlockToken }) =>
    moveTo({ step: 'password', ...idle, email, isRemembered, refused: false, unlockToken }),
};

/** L-3 to L-5: a code that cannot be one. L-4 and L-5: also one that an answer refuses. */
const invalidToken = 'Invalid token, please try again';

/** The message of a refused code. Set-up has its own (API-5). */
const codeMessages: Partial<Record<LoginCommand['type'], string>> = {
  verifyCode: invalidToken,
  useRecoveryCode: 'This recovery code is not right, or it has been used before',
  verifyMfa: messages.invalidOtp,
  unlock: invalidToken,
};

/** What a command with a code is answered by an error code; undefined where that is not about the code. */
export function refusedCodeMessage(type: LoginCommand['type'], errorCode: string): string | undefined {
  // L-5: whatever else an unlock is answered with, it is an invalid token; outages do not come here (commands/failure.ts).
  const isAboutCode = type === 'unlock' || errorCode === 'INVALID_OTP' || errorCode === 'VALIDATION';
  return isAboutCode ? codeMessages[type] : undefined;
}

const oneTimeCodeShape = new RegExp(`^\\d{${CODE_DIGITS}}$`);

/** L-3 to L-5: sends a code off if it can be one at all; spaces between the digits do not count. */
function submitCode(state: LoginState, text: string, command: (code: string) => LoginCommand): Transition {
  const code = text.replaceAll(' ', '');
  if (oneTimeCodeShape.test(code)) return start(state, command(code));
  return refuseEntries(state, {
    code: code === '' ? 'Please enter the six-digit code from your authenticator app' : invalidToken,
  });
}

/** SEC-C7: sends a recovery code off if it can be one at all; spaces in it do not count. */
function submitRecoveryCode(state: LoginState, text: string): Transition {
  const code = text.replaceAll(/\s/g, '');
  if (recoveryCodeShape.test(code)) return start(state, { type: 'useRecoveryCode', code });
  return refuseEntries(state, { code: 'Please enter one of your recovery codes' });
}
