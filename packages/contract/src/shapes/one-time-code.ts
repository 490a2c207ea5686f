import { CODE_DIGITS } from '../constants.ts';

const shape = new RegExp(`^\\d{${CODE_DIGITS}}$`);

/** L-4: of what cannot be a code and, at mfa and mfaUnlock, of one that was refused. */
export const invalidToken = 'Invalid token, please try again';

/** A one-time code as it is sent: spaces between the digits do not count. */
export function oneTimeCode(entered: string): string {
  return entered.replaceAll(/\s/g, '');
}

/** L-4: why a code is not sent; undefined where it can be one. */
export function oneTimeCodeFault(code: string): string | undefined {
  if (shape.test(code)) return undefined;
  return code === '' ? 'Please enter the six-digit code from your authenticator app' : invalidToken;
}
