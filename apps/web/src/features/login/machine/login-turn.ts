import type { LoginCommand } from './login-command.ts';
import type { EventOf, LoginEvent } from './login-event.ts';
import type { FieldErrors, LoginState, StateOf } from './login-state.ts';
import type { LoginStep } from './login-steps.ts';

/** Where an event leads, and what is to be done on the way. */
export type Turn = { readonly state: LoginState; readonly commands: readonly LoginCommand[] };

/** The arrows that leave one step: event → turn. An event without an arrow leaves the state as it is. */
export type Arrows<S extends LoginStep> = {
  readonly [T in LoginEvent['type']]?: (state: StateOf<S>, event: EventOf<T>) => Turn;
};

export function go(state: LoginState, ...commands: LoginCommand[]): Turn {
  return { state, commands };
}

/** Sends a command off and waits for its answer. While one is on its way, no second one leaves (a double Enter). */
export function begin(state: LoginState, command: LoginCommand): Turn {
  if (state.busy) return go(state);
  return go({ ...state, busy: true, error: undefined, fieldErrors: {} }, command);
}

/** The same step, no longer busy, with what went wrong. */
export function fail(state: LoginState, error: string, fieldErrors: FieldErrors = {}): Turn {
  return go({ ...state, busy: false, error, fieldErrors });
}
