import type { LoginCommand } from './commands.ts';
import type { EventOf, LoginEvent } from './events.ts';
import type { LoginState, LoginStep, StateOf } from './state.ts';

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
