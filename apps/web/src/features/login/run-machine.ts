import type { LoginCommand } from './machine/commands.ts';
import type { LoginEvent } from './machine/events.ts';
import { type LoginEntry, loginEntry } from './machine/requested-step.ts';
import type { LoginState } from './machine/state.ts';
import { loginTransition } from './machine/transition.ts';
import type { Transition } from './machine/transition-result.ts';

type RunCommand = (command: LoginCommand) => Promise<LoginEvent | undefined>;
export type Send = (event: LoginEvent) => void;
/** The machine while it runs. */
export type LoginRun = { send: Send; end(): void };

type Deps = { entry: LoginEntry; run: RunCommand; show: (state: LoginState) => void };

/**
 * Runs the machine: takes events, shows each state and runs its commands in order. Each call belongs to one wait; an
 * answer that arrives after its wait has ended (Back was pressed, the page was left) is dropped.
 */
export function runLoginMachine({ entry, run, show }: Deps): LoginRun {
  let { state, commands } = loginEntry(entry);
  let wait = 0;

  function take(next: Transition) {
    if (next.state.step !== state.step || (next.state.busy && !state.busy)) wait += 1;
    state = next.state;
    show(state);
    void runAll(next.commands);
  }

  async function runAll(toRun: readonly LoginCommand[]) {
    const mine = wait;
    for (const command of toRun) {
      const answer = await run(command);
      if (mine !== wait) return;
      if (answer) take(loginTransition(state, answer));
    }
  }

  show(state);
  void runAll(commands);
  return {
    send: (event) => take(loginTransition(state, event)),
    end() {
      wait += 1;
    },
  };
}
