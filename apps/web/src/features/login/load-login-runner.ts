import { errorMessages } from '#core/messages.ts';
import type { RunCommand } from './login-session.ts';

/**
 * A runner whose code comes after the first paint: the calls, their client and their failures are not needed to
 * draw the form. If that code cannot be fetched, the command fails as any call without an answer does.
 */
export function loadLoginRunner(enterPortal: (token: string) => void): RunCommand {
  let runner: Promise<RunCommand> | undefined;
  const load = () => import('./login-runner.ts').then((file) => file.createLoginRunner(enterPortal));
  return async (command) => {
    try {
      runner ??= load();
      const run = await runner;
      return run(command);
    } catch {
      runner = undefined;
      return { type: 'failed', message: errorMessages.NO_ANSWER };
    }
  };
}
