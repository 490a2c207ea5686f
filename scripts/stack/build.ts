import { join } from 'node:path';
import { dataFolder, installedBinary } from './project.ts';
import type { Running } from './running.ts';
import { StackError } from './stack-error.ts';

/** No tool may call home from a developer's machine. */
export const quietTools = {
  TURBO_TELEMETRY_DISABLED: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
  CHECKPOINT_DISABLE: '1',
};

/** Runs turbo tasks (`generate`, `build`); what has not changed since the last time comes from turbo's cache. */
export async function runTasks(running: Running, tasks: readonly string[]): Promise<void> {
  const logFile = join(dataFolder, 'logs', 'build.log');
  const child = running.start({
    name: 'build',
    command: installedBinary('turbo'),
    args: ['run', ...tasks, '--output-logs=errors-only'],
    env: quietTools,
    logFile,
    showLogs: false,
  });
  if ((await child.ended) === 0) return;
  throw new StackError(
    `The build failed. Its last lines (all of them in ${logFile}):\n\n${child.lastLines()}`,
  );
}
