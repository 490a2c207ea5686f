import { invalidResetEmail, isResetEmail } from '@portal/contract/shapes/email-rule';
import { newPasswordErrors } from '@portal/contract/shapes/password-rule';
import { canResend, startCountdown, tickCountdown } from './countdown.ts';
import type { EventOf } from './events.ts';
import { refuseEntries } from './message-place.ts';
import { emailState, idle, passwordState, type StateOf } from './state.ts';
import { moveTo, type StepTransitions, start, type Transition } from './transition-result.ts';

/** L-27. */
export const resetPasswordTransitions: StepTransitions<'resetPassword'> = {
  resetSubmitted: (state, event) => {
    const email = event.email.trim();
    if (isResetEmail(email)) return start({ ...state, email }, { type: 'requestReset', email });
    return refuseEntries({ ...state, email }, { email: invalidResetEmail });
  },
  resetSent: ({ email }, { nowMs }) =>
    moveTo({ step: 'instructionsSent', ...idle, email, countdown: startCountdown(nowMs) }),
};

/** L-38: sending again clears the error and restarts the countdown; before 0:00 it does nothing. */
export const instructionsSentTransitions: StepTransitions<'instructionsSent'> = {
  ticked: (state, { nowMs }) => moveTo({ ...state, countdown: tickCountdown(state.countdown, nowMs) }),
  resendPressed: (state) =>
    canResend(state.countdown) ? start(state, { type: 'requestReset', email: state.email }) : moveTo(state),
  resetSent: (state, { nowMs }) => moveTo({ ...state, ...idle, countdown: startCountdown(nowMs) }),
};

function submitNewPassword(
  state: StateOf<'createPassword'>,
  event: EventOf<'newPasswordSubmitted'>,
): Transition {
  const { password, repeatPassword } = event;
  const errors = newPasswordErrors(event);
  if (Object.keys(errors).length > 0) return refuseEntries(state, errors);
  return start(state, { type: 'setPassword', code: state.code, password, repeatPassword });
}

/**
 * L-7. Setting a password does not sign in: the login starts again (SEC-E5), with the address if the firm says whose it
 * is.
 */
export const createPasswordTransitions: StepTransitions<'createPassword'> = {
  newPasswordSubmitted: submitNewPassword,
  passwordSet: (_, { email }) =>
    moveTo(email === null ? emailState('', true) : { ...passwordState(email), passwordWasSet: true }),
};
