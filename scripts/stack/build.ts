import { execa } from 'execa';
import { projectRoot } from '../project.ts';
import { StackError } from '../terminal.ts';

/** No tool may call home from a developer's machine. */
export const quietTools = {
  TURBO_TELEMETRY_DISABLED: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
  CHECKPOINT_DISABLE: '1',
};

/** Runs turbo tasks (`generate`, `build`); what has not changed since the last time comes from turbo's cache. */
export async function runTasks(tasks: readonly string[]): Promise<void> {
  const { failed, all } = await execa('turbo', ['run', ...tasks, '--output-logs=errors-only'], {
    cwd: projectRoot,
    preferLocal: true,
    env: quietTools,
    stdin: 'ignore',
    all: true,
    reject: false,
  });
  if (failed) throw new StackError(`The build failed:\n\n${all}`);
}
