import type { LoginCommand } from './machine/login-command.ts';
import { type LoginEntry, loginEntry } from './machine/login-entry.ts';
import type { LoginEvent } from './machine/login-event.ts';
import type { LoginState } from './machine/login-state.ts';
import { loginTransition } from './machine/login-transition.ts';
import type { Turn } from './machine/login-turn.ts';

export type RunCommand = (command: LoginCommand) => Promise<LoginEvent | undefined>;
export type Send = (event: LoginEvent) => void;
type Show = (state: LoginState) => void;

/**
 * The machine at work: it takes events and has its commands run in order. Each call belongs to one waiting; an
 * answer that comes when its waiting is over (Back was pressed, the page was left) is dropped.
 */
export function createLoginSession(entry: LoginEntry, run: RunCommand) {
  const first = loginEntry(entry);
  let state = first.state;
  let waiting = 0;
  let show: Show | undefined;

  function take(turn: Turn) {
    const begins = turn.state.step !== state.step || (turn.state.busy && !state.busy);
    if (begins) waiting += 1;
    state = turn.state;
    show?.(state);
    void runAll(turn.commands);
  }

  async function runAll(commands: readonly LoginCommand[]) {
    const mine = waiting;
    for (const command of commands) {
      const answer = await run(command);
      if (mine !== waiting) return;
      if (answer) take(loginTransition(state, answer));
    }
  }

  return {
    firstState: first.state,
    send: (event: LoginEvent) => take(loginTransition(state, event)),
    /** Begins to show states; the returned function ends it. */
    start(onChange: Show) {
      show = onChange;
      void runAll(first.commands);
      return () => {
        show = undefined;
        waiting += 1;
      };
    },
  };
}
