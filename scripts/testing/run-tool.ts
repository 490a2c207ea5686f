import { spawn } from 'node:child_process';
import { installedBinary, projectRoot } from '../project.ts';
import { quietTools } from '../stack/build.ts';

/** Runs an installed tool with its output on the terminal; settles with its exit code (null when a signal ended it). */
export function runTool(
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const tool = spawn(installedBinary(name), args, {
      cwd: projectRoot,
      env: { ...process.env, ...quietTools, ...env },
      stdio: 'inherit',
    });
    tool.once('error', reject);
    tool.once('close', (code) => resolve(code));
  });
}
