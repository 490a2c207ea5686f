import { CODE_DIGITS } from '../constants.ts';
import { messages } from '../errors/messages.ts';

const shape = new RegExp(`^\\d{${CODE_DIGITS}}$`);

/** A one-time code as it is sent: spaces between the digits do not count. */
export function oneTimeCode(entered: string): string {
  return entered.replaceAll(/\s/g, '');
}

/**
 * L-4: why a code is not sent; undefined where it can be one. L-32: the one that was just refused is not sent again,
 * since each uses up an attempt.
 */
export function oneTimeCodeFault(code: string, refused = ''): string | undefined {
  if (code === '') return 'Please enter the six-digit code from your authenticator app';
  if (!shape.test(code)) return messages.invalidToken;
  return code === refused ? messages.unableToVerifyOtp : undefined;
}

/** Does a refusal of this code say that a one-time code is wrong, where one was sent? */
export function isRefusedCode(errorCode: string): boolean {
  return errorCode === 'INVALID_OTP' || errorCode === 'VALIDATION';
}
