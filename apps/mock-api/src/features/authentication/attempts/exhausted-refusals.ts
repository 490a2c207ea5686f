import { ApiError } from '../../../http/api-error.ts';

const MINUTE_MS = 60_000;

type Lock = { lockedUntil: Date; now: Date; clientUuid: string | undefined };

/**
 * SEC-B10: the refusal of a locked login (L-14): clients recognise it by the word "exhausted" (L-19, the contract's
 * refusal-code.ts). The same for an unknown address (SEC-A3).
 */
export function loginExhausted({ lockedUntil, now, clientUuid }: Lock): ApiError {
  return new ApiError('LOGIN_EXHAUSTED', {
    message: `Your sign-in attempts are exhausted. Try again in ${timeLeft(lockedUntil, now)}.`,
    retryAfterSeconds: secondsLeft(lockedUntil, now),
    clientUuid,
  });
}

/**
 * The refusal when a sign-in has used all its attempts at a code (SEC-C4). Waiting does not help,
 * entering the password again does.
 */
export function codesOfTokenExhausted(clientUuid: string): ApiError {
  return new ApiError('SIGN_IN_LAPSED', {
    message: 'Too many wrong codes. Please sign in again.',
    clientUuid,
  });
}

/** The refusal when an account has had all its attempts of a code, over all its sign-ins (SEC-C9). */
export function codesOfAccountExhausted({ lockedUntil, now, clientUuid }: Lock): ApiError {
  return new ApiError('TOO_MANY_REQUESTS', {
    message: `Too many wrong codes. Try again in ${timeLeft(lockedUntil, now)}.`,
    retryAfterSeconds: secondsLeft(lockedUntil, now),
    clientUuid,
  });
}

function timeLeft(lockedUntil: Date, now: Date): string {
  const minutes = Math.max(1, Math.ceil((lockedUntil.getTime() - now.getTime()) / MINUTE_MS));
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

function secondsLeft(lockedUntil: Date, now: Date): number {
  return Math.max(1, Math.ceil((lockedUntil.getTime() - now.getTime()) / 1000));
}
