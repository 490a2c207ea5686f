import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { execa } from 'execa';
import { projectRoot } from '../project.ts';

const KEPT_LINES = 40;

/** A server or a watcher that belongs to the stack. */
export type Child = {
  readonly name: string;
  readonly logFile: string;
  readonly isRunning: () => boolean;
  /** The last lines it wrote, for the person who must find out why it died. */
  readonly lastLines: () => string;
  /** Settles with the exit code; undefined when a signal ended it or it could not start. */
  readonly ended: Promise<number | undefined>;
  /** Asks it to end, waits, and ends it by force after ten seconds. */
  readonly stop: () => Promise<void>;
  /** Ends it at once, as a loss of power would. */
  readonly kill: () => Promise<void>;
};

export type ChildCommand = {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  /** Folder to run it in; the project root unless given. */
  readonly cwd?: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly logFile: string;
  readonly showLogs: boolean;
};

/**
 * Starts a program in a process group of its own, so that Ctrl-C reaches only the script, which then stops them in
 * order.
 */
export function startChild({
  name,
  command,
  args,
  cwd = projectRoot,
  env,
  logFile,
  showLogs,
}: ChildCommand): Child {
  mkdirSync(dirname(logFile), { recursive: true, mode: 0o700 });
  writeFileSync(logFile, '', { mode: 0o600 });
  const lines: string[] = [];
  function* keepLine(written: unknown) {
    const line = stripVTControlCharacters(String(written));
    lines.push(line);
    if (lines.length > KEPT_LINES) lines.shift();
    if (showLogs) process.stdout.write(`[${name}] ${line}\n`);
    yield line;
  }
  const output = [keepLine, { file: logFile, append: true }] as const;
  const running = execa(command, args, {
    cwd,
    env,
    detached: true,
    forceKillAfterDelay: 10_000,
    buffer: false,
    reject: false,
    stdin: 'ignore',
    stdout: output,
    stderr: output,
  });
  let isRunning = true;
  const ended = running.then(({ exitCode, failed, originalMessage }) => {
    isRunning = false;
    if (failed && originalMessage) lines.push(originalMessage);
    return exitCode;
  });
  return {
    name,
    logFile,
    isRunning: () => isRunning,
    lastLines: () => lines.join('\n'),
    ended,
    stop: async () => {
      running.kill();
      await ended;
    },
    kill: async () => {
      running.kill('SIGKILL');
      await ended;
    },
  };
}
