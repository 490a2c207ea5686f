import { messages } from '@portal/contract/errors/messages';
import { type AppError, toAppError } from '#core/errors/app-error.ts';
import { type AppErrorCode, codeMessages } from '#core/errors/code-messages.ts';
import { fieldErrorsOf } from '#core/errors/field-errors.ts';
import { mayBeDone } from '#core/errors/may-be-done.ts';
import { noteFailure } from '#core/errors/note-failure.ts';
import type { LoginCommand } from '../machine/commands.ts';
import type { LoginEvent } from '../machine/events.ts';
import { refusedCodeMessage } from '../machine/mfa-transitions.ts';
import { type FieldName, fieldNames } from '../machine/state.ts';

type CommandType = LoginCommand['type'];

/** L-35: the message of a failed call, as section 8 of the specification words it. */
const ownSentence: Partial<Record<CommandType, string>> = {
  requestReset: 'Could not send reset',
  setPassword: messages.passwordNotSet,
  contactSupport: 'Failed to submit support request',
};

/**
 * L-24: failures of the connection or the service, not of what was sent: the message says what to do about them, and no
 * code counts as refused.
 */
const outages: ReadonlySet<AppErrorCode> = new Set([
  'NO_ANSWER',
  'TOO_MANY_REQUESTS',
  'UNAVAILABLE',
  'UPSTREAM_DOWN',
  'UPSTREAM_MALFORMED',
  // The code of a fault in the gateway itself.
  'UNKNOWN',
]);

/** L-36: the password may be set although no answer says so, and the code of the link is then used. */
const mayBeSet = 'If it does not work again, try to sign in with the new password.';

/** These steps need no sign-in, so a 401 to one of them does not end any. */
const outsideSignIn: ReadonlySet<CommandType> = new Set(['requestReset', 'setPassword', 'contactSupport']);

/**
 * L-35: the step's own sentence; after an outage with what to do (L-24). L-56: the firm's words about what was entered
 * (API-31) replace it.
 */
function failed(type: CommandType, error: AppError): LoginEvent {
  const own = ownSentence[type];
  // L-35: a link that was cut short has a code that no link has; the client did not enter it.
  const isAboutLink = error.fields.length > 0 && error.fields.every(({ field }) => field === 'code');
  if (own === undefined || (error.code === 'VALIDATION' && !isAboutLink))
    return { type: 'failed', message: error.message, fields: fieldsOf(error) };
  if (!outages.has(error.code)) return { type: 'failed', message: own };
  const message = `${own}. ${error.message}`;
  const isAdvised = type === 'setPassword' && mayBeDone(error);
  return { type: 'failed', message: isAdvised ? `${message} ${mayBeSet}` : message };
}

/** L-54: the fields at fault, by the names that the steps use. */
function fieldsOf({ fields }: AppError): FieldName[] {
  const errors = fieldErrorsOf(fields, fieldNames);
  return fieldNames.filter((name) => errors[name] !== undefined);
}

/** L-2, and a lock (L-19) with the time when it ends (Retry-After). */
function refusedPassword(error: AppError, nowMs: number): LoginEvent | undefined {
  if (error.code === 'WRONG_CREDENTIALS') return { type: 'passwordRefused' };
  if (error.code !== 'LOGIN_EXHAUSTED') return undefined;
  const opensAtMs = error.retryAfterSeconds ? nowMs + error.retryAfterSeconds * 1000 : undefined;
  return { type: 'loginExhausted', message: error.message, opensAtMs };
}

function refusedCode(type: CommandType, error: AppError): LoginEvent | undefined {
  const message = outages.has(error.code) ? undefined : refusedCodeMessage(type, error.code);
  return message === undefined ? undefined : { type: 'codeRefused', message };
}

const codesUsedUp = 'Too many wrong codes, or your time ran out. Please enter your password again.';
const setUpLapsed =
  'Your time for this step ran out, or too many codes were wrong. Please enter your password again; the code that you scanned is still valid.';

/** The token of this sign-in has expired, or the firm says that its attempts are used. */
const lapsedCodes: readonly AppErrorCode[] = ['UNAUTHORIZED', 'SIGN_IN_LAPSED'];

/** What the client reads when the sign-in has lapsed. */
const lapsedSentence: Partial<Record<CommandType, string>> = {
  // Such as for an unlock token that has run out: without it the firm says itself whether the login is locked.
  signIn: codeMessages.SIGN_IN_LAPSED,
  verifyCode: codesUsedUp,
  useRecoveryCode: codesUsedUp,
  verifyMfa: setUpLapsed,
  readMfa: setUpLapsed,
};

/** Which event a failed command is, decided by its code and never by its words. */
export function loginFailure(type: CommandType, thrown: unknown, nowMs: number): LoginEvent {
  const error = toAppError(thrown);
  // L-57: no message; machine/support-transitions.ts asks for them again (L-40).
  if (type === 'readReasons') return { type: 'reasonsKnown', reasons: [] };
  // L-18: a newer version has come out (409); machine/terms-transitions.ts shows it.
  if (type === 'acceptTerms' && error.code === 'CONFLICT') return { type: 'termsOutdated' };
  const refused = type === 'signIn' ? refusedPassword(error, nowMs) : refusedCode(type, error);
  if (refused) return refused;
  if (lapsedCodes.includes(error.code) && !outsideSignIn.has(type))
    return { type: 'signInLapsed', message: lapsedSentence[type] ?? error.message };
  return failed(type, error);
}

const refusedCodes: readonly AppErrorCode[] = ['INVALID_OTP', 'VALIDATION', ...lapsedCodes];

/** How a command is refused for what was entered or chosen. */
const wrongEntries: Partial<Record<CommandType, readonly AppErrorCode[]>> = {
  signIn: ['WRONG_CREDENTIALS', 'LOGIN_EXHAUSTED', 'VALIDATION'],
  verifyCode: refusedCodes,
  useRecoveryCode: refusedCodes,
  verifyMfa: refusedCodes,
  unlock: refusedCodes,
  requestReset: ['VALIDATION'],
  setPassword: ['VALIDATION', 'PASSWORD_NOT_SET'],
  contactSupport: ['VALIDATION'],
  acceptTerms: ['CONFLICT'],
};

/** L-49: logs a failed command, unless it was refused for what was entered or chosen. */
export function logFailedCall(type: CommandType, thrown: unknown): void {
  if (!wrongEntries[type]?.includes(toAppError(thrown).code)) noteFailure(`login.${type}`, thrown);
}
