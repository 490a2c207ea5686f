import type { FieldErrors, FieldName, LoginState } from './state.ts';
import { moveTo, type Transition } from './transition-result.ts';

/*
 * L-16, decision 0031: each message of the login is in one place. What the form itself finds wrong with an entry is at
 * its field: `refuseEntries`. What an answer says is in the banner above the form, and the fields that it is about are
 * marked: `fail`. `start` in transition-result.ts clears both when something is sent.
 *
 * A lock (L-14) and reasons that did not load (L-57) show no banner.
 *
 * In steps/step-frame.tsx `StepFrame` shows the banner, and `fieldOf` the message at a field.
 */

/** The same step, whose entries are not sent, with a message at each field at fault. */
export function refuseEntries(state: LoginState, fieldErrors: FieldErrors): Transition {
  return moveTo({ ...state, busy: false, error: undefined, fieldErrors });
}

/** The same step, no longer busy, with what went wrong, and with which entries. */
export function fail(state: LoginState, error: string, fields: readonly FieldName[] = []): Transition {
  const fieldErrors = Object.fromEntries(fields.map((field) => [field, '']));
  return moveTo({ ...state, busy: false, error, fieldErrors });
}
