import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { projectRoot } from './project.ts';

const keptLines = 40;
const stopGraceMs = 10_000;

/** A server or a watcher that belongs to the stack. */
export type Child = {
  readonly name: string;
  readonly isRunning: () => boolean;
  /** The last lines it wrote, for the person who must find out why it died. */
  readonly lastLines: () => string;
  /** Settles with the exit code (null when a signal ended it). */
  readonly ended: Promise<number | null>;
  /** Asks it to end, waits, and ends it by force after ten seconds. */
  readonly stop: () => Promise<void>;
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

/** Starts a program in a process group of its own, so that Ctrl-C reaches only the script, which then stops them in order. */
export function startChild(command: ChildCommand): Child {
  const running = spawn(command.command, command.args, {
    cwd: command.cwd ?? projectRoot,
    env: { ...process.env, ...command.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const lines = keepOutput(command, [running.stdout, running.stderr]);
  let isRunning = true;
  const ended = new Promise<number | null>((settle) => {
    const finish = (code: number | null) => {
      isRunning = false;
      settle(code);
    };
    running.once('error', (error) => {
      lines.push(error.message);
      finish(null);
    });
    running.once('close', finish);
  });
  return {
    name: command.name,
    isRunning: () => isRunning,
    lastLines: () => lines.join('\n'),
    ended,
    stop: () => stop(running, ended),
  };
}

function keepOutput(command: ChildCommand, streams: readonly Readable[]): string[] {
  mkdirSync(dirname(command.logFile), { recursive: true, mode: 0o700 });
  // Opened at once, so that a file that cannot be written is told to whoever starts the program.
  const file = createWriteStream(command.logFile, { fd: openSync(command.logFile, 'w', 0o600) });
  const lines: string[] = [];
  for (const stream of streams) {
    createInterface({ input: stream }).on('line', (written) => {
      const line = stripVTControlCharacters(written);
      file.write(`${line}\n`);
      lines.push(line);
      if (lines.length > keptLines) lines.shift();
      if (command.showLogs) process.stdout.write(`[${command.name}] ${line}\n`);
    });
  }
  return lines;
}

async function stop(running: ChildProcess, ended: Promise<unknown>): Promise<void> {
  if (running.exitCode !== null || running.signalCode !== null) return;
  signalGroup(running, 'SIGTERM');
  const grace = new AbortController();
  await Promise.race([ended, pause(stopGraceMs, undefined, { signal: grace.signal }).catch(() => undefined)]);
  grace.abort();
  if (running.exitCode === null && running.signalCode === null) signalGroup(running, 'SIGKILL');
  await ended;
}

function signalGroup(running: ChildProcess, signal: NodeJS.Signals): void {
  if (running.pid === undefined) return;
  try {
    process.kill(-running.pid, signal);
  } catch {
    running.kill(signal);
  }
}
