export const MIN_PASSWORD_LENGTH = 10;
/** Upper bound of a password (SEC-A5); longer input is refused, never cut. */
export const MAX_PASSWORD_LENGTH = 128;
const MIN_PASSWORD_SYMBOLS = 3;

/** What can be wrong with a new password, in the order in which clients see it (L-7). */
export type PasswordProblem = 'too_short' | 'too_long' | 'too_few_symbols';

/** A symbol is any character other than a letter, digit or space, counted by character and not by code unit. */
function countSymbols(password: string): number {
  return Array.from(password).filter((character) => !/[\p{L}\p{N}\s]/u.test(character)).length;
}

/** Length counts characters, not code units. */
function lengthOf(password: string): number {
  return Array.from(password).length;
}

/** SEC-A5: no password that could be chosen is longer, so that a longer one need not be checked. */
export function isTooLong(password: string): boolean {
  return lengthOf(password) > MAX_PASSWORD_LENGTH;
}

/** L-7: the first rule a new password breaks, or undefined. */
export function passwordProblem(password: string): PasswordProblem | undefined {
  if (lengthOf(password) < MIN_PASSWORD_LENGTH) return 'too_short';
  if (isTooLong(password)) return 'too_long';
  if (countSymbols(password) < MIN_PASSWORD_SYMBOLS) return 'too_few_symbols';
  return undefined;
}
