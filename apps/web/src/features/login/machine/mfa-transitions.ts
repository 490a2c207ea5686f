import { messages } from '@portal/contract/errors/messages';
import { recoveryCodeShape } from '@portal/contract/shapes/ids';
import { isRefusedCode, oneTimeCode, oneTimeCodeFault } from '@portal/contract/shapes/one-time-code';
import type { LoginCommand } from './commands.ts';
import { fail, refuseEntries } from './message-place.ts';
import { idle, type StateOf } from './state.ts';
import { checkTerms } from './terms-transitions.ts';
import { moveTo, type StepTransitions, start, type Transition } from './transition-result.ts';

/** L-33; the fields are in steps/second-factor. */
export const mfaTransitions: StepTransitions<'mfa'> = {
  codeSubmitted: (state, event) => submitCode(state, event.code, (code) => ({ type: 'verifyCode', code })),
  recoveryCodeSubmitted: (state, event) => submitRecoveryCode(state, event.code),
  // L-16: while a code is checked its answer would be shown at the other kind.
  codeKindSwitched: (state) => moveTo(state.busy ? state : { ...state, error: undefined, fieldErrors: {} }),
  codeAccepted: (state, answer) => checkTerms(state.email, answer),
  codeRefused: (state, { message }) => refuseCode(state, message),
};

/** L-31: the recovery codes of a new second factor come before the terms. */
export const mfaSetupTransitions: StepTransitions<'mfaSetup'> = {
  mfaSetupKnown: (state, { setup }) => moveTo({ ...state, ...idle, setup }),
  retryPressed: (state) => start(state, { type: 'readMfa' }),
  codeSubmitted: (state, event) => submitCode(state, event.code, (code) => ({ type: 'verifyMfa', code })),
  codeAccepted: (state, { recoveryCodes = [], ...answer }) =>
    recoveryCodes.length === 0
      ? checkTerms(state.email, answer)
      : moveTo({ ...state, ...idle, done: { ...answer, recoveryCodes } }, { type: 'dropSetUp' }),
  codesKept: (state) => (state.done ? checkTerms(state.email, state.done) : moveTo(state)),
  codeRefused: (state, { message }) => refuseCode(state, message),
};

/**
 * L-5: a right code clears the error and returns to the password; any other answer but an outage (L-24) is a refused
 * code. The gateway's authentication-router.ts refuses a code where the firm gives no `jwt`.
 */
export const mfaUnlockTransitions: StepTransitions<'mfaUnlock'> = {
  codeSubmitted: (state, event) =>
    submitCode(state, event.code, (code) => ({ type: 'unlock', email: state.email, code })),
  codeRefused: (state, { message }) => refuseCode(state, message),
  unlocked: ({ email, isRemembered }, { unlockToken }) =>
    moveTo({ step: 'password', ...idle, email, isRemembered, refused: false, unlockToken }),
};

/** L-4: the message of a refused code. Set-up has its own (API-5). */
const codeMessages: Partial<Record<LoginCommand['type'], string>> = {
  verifyCode: messages.invalidToken,
  useRecoveryCode: 'This recovery code is incorrect or has already been used',
  verifyMfa: messages.unableToVerifyOtp,
  unlock: messages.invalidToken,
};

/** What a command with a code is answered by an error code; undefined where that is not about the code. */
export function refusedCodeMessage(type: LoginCommand['type'], errorCode: string): string | undefined {
  // L-5: whatever else an unlock is answered with, it is an invalid token; outages do not come here
  // (commands/failed-call.ts).
  const isAboutCode = type === 'unlock' || isRefusedCode(errorCode);
  return isAboutCode ? codeMessages[type] : undefined;
}

type CodeState = StateOf<'mfa'> | StateOf<'mfaSetup'> | StateOf<'mfaUnlock'>;

/** L-4: sends a code off if it can be one at all. L-32: one that was just refused would use up another attempt. */
function submitCode(state: CodeState, text: string, command: (code: string) => LoginCommand): Transition {
  if (state.busy) return moveTo(state);
  const code = oneTimeCode(text);
  const fault = oneTimeCodeFault(code);
  if (fault !== undefined) return refuseEntries(state, { code: fault });
  const { refusedCode } = state;
  if (code === refusedCode?.code) return fail(state, refusedCode.message, ['code']);
  return start({ ...state, sentCode: code }, command(code));
}

function refuseCode(state: CodeState, message: string): Transition {
  const { sentCode: code } = state;
  return fail(code === undefined ? state : { ...state, refusedCode: { code, message } }, message, ['code']);
}

/** SEC-C11: sends a recovery code off if it can be one at all; spaces in it do not count. */
function submitRecoveryCode(state: StateOf<'mfa'>, text: string): Transition {
  const code = text.replaceAll(/\s/g, '');
  if (recoveryCodeShape.test(code))
    return start({ ...state, sentCode: undefined }, { type: 'useRecoveryCode', code });
  return refuseEntries(state, { code: 'Please enter one of your recovery codes' });
}
