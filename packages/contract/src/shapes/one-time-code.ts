import { CODE_DIGITS } from '../constants.ts';
import { messages } from '../errors/messages.ts';

const shape = new RegExp(`^\\d{${CODE_DIGITS}}$`);

/** A one-time code as it is sent: spaces between the digits do not count. */
export function oneTimeCode(entered: string): string {
  return entered.replaceAll(/\s/g, '');
}

/** L-4: why a code is not sent; undefined where it can be one. */
export function oneTimeCodeFault(code: string): string | undefined {
  if (shape.test(code)) return undefined;
  return code === '' ? 'Please enter the six-digit code from your authenticator app' : messages.invalidToken;
}
