import type { LoginCommand } from './machine/login-command.ts';
import { type LoginEntry, loginEntry } from './machine/login-entry.ts';
import type { LoginEvent } from './machine/login-event.ts';
import type { LoginState } from './machine/login-state.ts';
import { loginTransition } from './machine/login-transition.ts';
import type { Turn } from './machine/login-turn.ts';

export type RunCommand = (command: LoginCommand) => Promise<LoginEvent | undefined>;
export type Send = (event: LoginEvent) => void;
export type LoginSession = { send: Send; end(): void };

type Parts = { entry: LoginEntry; run: RunCommand; show: (state: LoginState) => void };

/**
 * The machine at work: it takes events, shows each state and has its commands run in order. Each call belongs to
 * one waiting; an answer that comes when its waiting is over (Back was pressed, the page was left) is dropped.
 */
export function startLoginSession({ entry, run, show }: Parts): LoginSession {
  let { state, commands } = loginEntry(entry);
  let waiting = 0;

  function take(turn: Turn) {
    if (turn.state.step !== state.step || (turn.state.busy && !state.busy)) waiting += 1;
    state = turn.state;
    show(state);
    void runAll(turn.commands);
  }

  async function runAll(next: readonly LoginCommand[]) {
    const mine = waiting;
    for (const command of next) {
      const answer = await run(command);
      if (mine !== waiting) return;
      if (answer) take(loginTransition(state, answer));
    }
  }

  show(state);
  void runAll(commands);
  return {
    send: (event) => take(loginTransition(state, event)),
    end() {
      waiting += 1;
    },
  };
}
