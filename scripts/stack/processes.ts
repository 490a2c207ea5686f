import { exitWith, StackError } from '../terminal.ts';
import { type Child, type ChildCommand, startChild } from './child.ts';

/** Everything a script has started, so that one call ends it all in reverse order. */
export type Processes = {
  readonly start: (command: ChildCommand) => Child;
  readonly stopAll: () => Promise<void>;
};

/** After `stopAll` was called nothing starts any more: what was about to be started would be left behind. */
export function createProcesses(): Processes {
  const children: Child[] = [];
  let isStopping = false;
  return {
    start: (command) => {
      if (isStopping) throw new StackError(`The ${command.name} is not started: the script is stopping.`);
      const child = startChild(command);
      children.push(child);
      return child;
    },
    stopAll: async () => {
      isStopping = true;
      for (const child of children.toReversed()) await child.stop();
    },
  };
}

/**
 * Runs a script's work until it ends, fails or is stopped.
 * Ctrl-C, SIGTERM and a closed terminal stop all children and end with exit code 0, a failure with 1.
 */
export async function runUntilStopped(work: (processes: Processes) => Promise<void>): Promise<never> {
  const processes = createProcesses();
  try {
    await Promise.race([work(processes), stopSignal()]);
  } catch (error) {
    await processes.stopAll();
    exitWith(error);
  }
  await processes.stopAll();
  process.exit(0);
}

/** Settles at the first signal. Later ones change nothing: npm repeats Ctrl-C to the script while it is stopping. */
function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    const stop = () => {
      process.stdout.write('\n  Stopping …\n');
      resolve();
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.once(signal, stop);
      process.on(signal, () => undefined);
    }
  });
}
