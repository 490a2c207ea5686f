import type { LoginCommand } from './commands.ts';
import type { EventOf, LoginEvent } from './events.ts';
import type { FieldErrors, FieldName, LoginState, LoginStep, StateOf } from './state.ts';

/** The result of an event: the next state, and the commands to run. */
export type Transition = { readonly state: LoginState; readonly commands: readonly LoginCommand[] };

/** The handlers of one step. An event that is not listed does not change the state. */
export type StepTransitions<S extends LoginStep> = {
  readonly [T in LoginEvent['type']]?: (state: StateOf<S>, event: EventOf<T>) => Transition;
};

export function moveTo(state: LoginState, ...commands: LoginCommand[]): Transition {
  return { state, commands };
}

/** Runs a command and waits for its answer. While one is running no second one starts (a double Enter). */
export function start(state: LoginState, command: LoginCommand): Transition {
  if (state.busy) return moveTo(state);
  return moveTo({ ...state, busy: true, error: undefined, fieldErrors: {} }, command);
}

/*
 * Each message of the login is in one place (L-16, decision 0031). What the form itself finds wrong with an entry is at its
 * field: `refuseEntries`. What an answer says is in the banner above the form: `refuseField` also marks the field it is
 * about, `fail` is about none.
 */

/** The same step, whose entries are not sent, with a message at each field at fault. */
export function refuseEntries(state: LoginState, fieldErrors: FieldErrors): Transition {
  return moveTo({ ...state, busy: false, error: undefined, fieldErrors });
}

/** The same step, no longer busy, with the answer that refused an entry. */
export function refuseField(state: LoginState, field: FieldName, error: string): Transition {
  return moveTo({ ...state, busy: false, error, fieldErrors: { [field]: '' } });
}

/** The same step, no longer busy, with what went wrong. */
export function fail(state: LoginState, error: string): Transition {
  return moveTo({ ...state, busy: false, error, fieldErrors: {} });
}
