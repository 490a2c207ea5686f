export const MIN_PASSWORD_LENGTH = 10;
/** SEC-A5: the schemas of fields.ts refuse a longer password with a 422, whether it is chosen or checked. */
export const MAX_PASSWORD_LENGTH = 128;
const MIN_PASSWORD_SYMBOLS = 3;

/** L-7: what can be wrong with a new password, in the order in which clients see it, and the sentence for each. */
export const passwordProblemMessages = {
  too_short: `Password must be at least ${MIN_PASSWORD_LENGTH} characters long.`,
  too_long: `Password must be at most ${MAX_PASSWORD_LENGTH} characters long.`,
  too_few_symbols: 'Password must contain any three symbols.',
  not_repeated: 'Your passwords do not match.',
} as const;

type PasswordProblem = keyof typeof passwordProblemMessages;

/** L-7: the rule in a hint beside the field, before anything is typed. */
export const passwordHint = `At least ${MIN_PASSWORD_LENGTH} characters long. It must contain any three symbols.`;

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

/**
 * L-7: the first rule a new password breaks, or undefined; with its second entry, which has to be the same. SEC-A10:
 * the form asks it before it sends, and both servers by the schema `newPassword` of fields.ts.
 */
export function passwordProblem(password: string, repeated = password): PasswordProblem | undefined {
  if (lengthOf(password) < MIN_PASSWORD_LENGTH) return 'too_short';
  if (isTooLong(password)) return 'too_long';
  if (countSymbols(password) < MIN_PASSWORD_SYMBOLS) return 'too_few_symbols';
  if (repeated !== password) return 'not_repeated';
  return undefined;
}

type Entries = { readonly password: string; readonly repeatPassword: string };

/** L-7: the sentence for the first rule that the two entries of a form break, at the entry at fault. */
export function newPasswordErrors({ password, repeatPassword }: Entries): Partial<Entries> {
  const problem = passwordProblem(password, repeatPassword);
  if (problem === undefined) return {};
  return { [problem === 'not_repeated' ? 'repeatPassword' : 'password']: passwordProblemMessages[problem] };
}

type Form<Second extends string> = { password: string } & Record<Second, string>;

/** L-7: the arguments of `refine` for a schema whose second entry has this name; the error belongs to it. */
export function repeatedAs<Second extends string>(
  second: Second,
): [(form: Form<Second>) => boolean, { path: Second[]; message: string }] {
  return [
    (form) => form.password === form[second],
    { path: [second], message: passwordProblemMessages.not_repeated },
  ];
}
