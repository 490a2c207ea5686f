import { CODE_DIGITS } from '@portal/contract/constants';
import type { LoginCommand } from './login-command.ts';
import { loginSentences } from './login-sentences.ts';
import type { LoginState } from './login-state.ts';
import { begin, fail, type Turn } from './login-turn.ts';

const shape = new RegExp(`^\\d{${CODE_DIGITS}}$`);

/** Rows L3–L5: sends a code off if it can be one at all; spaces between the digits do not count. */
export function submitCode(state: LoginState, text: string, command: (code: string) => LoginCommand): Turn {
  const code = text.replaceAll(' ', '');
  return shape.test(code) ? begin(state, command(code)) : refuseCode(state, loginSentences.invalidToken);
}

/** The same step with the message in the banner and at the field. */
export function refuseCode(state: LoginState, message: string): Turn {
  return fail(state, message, { code: message });
}
