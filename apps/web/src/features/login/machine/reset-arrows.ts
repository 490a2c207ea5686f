import { isResetEmail } from '@portal/contract/email-rule';
import { messages, passwordProblemMessages } from '@portal/contract/messages';
import { passwordProblem } from '@portal/contract/password-rule';
import type { EventOf } from './login-event.ts';
import { calm, emailState, type StateOf } from './login-state.ts';
import { type Arrows, begin, fail, go, type Turn } from './login-turn.ts';
import { startCountdown, tickCountdown } from './resend-countdown.ts';

/** Row L6. */
export const resetPasswordArrows: Arrows<'resetPassword'> = {
  resetSubmitted: (state, event) => {
    const email = event.email.trim();
    if (isResetEmail(email)) return begin({ ...state, email }, { type: 'requestReset', email });
    return fail({ ...state, email }, messages.invalidResetEmail, { email: messages.invalidResetEmail });
  },
  resetSent: ({ email }, { nowMs }) =>
    go({ step: 'instructionsSent', ...calm, email, countdown: startCountdown(nowMs) }),
};

/** Row L8: sending again clears the error and starts the countdown afresh; before 0:00 it does nothing. */
export const instructionsSentArrows: Arrows<'instructionsSent'> = {
  ticked: (state, { nowMs }) => go({ ...state, countdown: tickCountdown(state.countdown, nowMs) }),
  resendPressed: (state) =>
    state.countdown.secondsLeft === 0
      ? begin(state, { type: 'requestReset', email: state.email })
      : go(state),
  resetSent: (state, { nowMs }) => go({ ...state, ...calm, countdown: startCountdown(nowMs) }),
};

function submitNewPassword(state: StateOf<'createPassword'>, event: EventOf<'newPasswordSubmitted'>): Turn {
  const { password, repeatPassword } = event;
  const problem = passwordProblem(password);
  if (problem) {
    const message = passwordProblemMessages[problem];
    return fail(state, message, { password: message });
  }
  if (password !== repeatPassword)
    return fail(state, messages.passwordMismatch, { repeatPassword: messages.passwordMismatch });
  return begin(state, { type: 'setPassword', code: state.code, password, repeatPassword });
}

/** Row L7. A password that was set signs nobody in: the login starts from the address (security E5). */
export const createPasswordArrows: Arrows<'createPassword'> = {
  newPasswordSubmitted: submitNewPassword,
  passwordSet: () => go(emailState('', true)),
};
