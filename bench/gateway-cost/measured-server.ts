import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { anyFreePort } from '../../scripts/stack/ports.ts';
import { waitForAnswer } from '../../scripts/stack/wait-for.ts';
import type { Usage } from './report-usage.ts';

export type MeasuredServer = {
  readonly name: string;
  readonly url: string;
  readonly usage: () => Promise<Usage>;
  readonly stop: () => Promise<void>;
};

type Options = {
  readonly name: string;
  /** The file to run. */
  readonly entry: string;
  readonly env: Readonly<Record<string, string>>;
  readonly logFile: string;
  /** An address that answers 200 once the server is up. */
  readonly readyPath: string;
};

const reportUsage = fileURLToPath(new URL('report-usage.ts', import.meta.url));

/** A server in a process of its own, whose CPU time is measured; what it prints goes to a file, as in production. */
export async function startMeasuredServer(options: Options): Promise<MeasuredServer> {
  const { name, entry, env, logFile, readyPath } = options;
  const port = await anyFreePort();
  const log = openSync(logFile, 'w', 0o600);
  const child = fork(entry, {
    execArgv: ['--import', reportUsage],
    env: { ...process.env, PORT: String(port), ...env },
    stdio: ['ignore', log, log, 'ipc'],
  });
  closeSync(log);
  const url = `http://127.0.0.1:${port}`;
  const isRunning = () => child.exitCode === null;
  if (!(await waitForAnswer(url + readyPath, { deadlineMs: 60_000, isRunning }))) {
    child.kill();
    throw new Error(`${name} did not start:\n${readFileSync(logFile, 'utf8')}`);
  }
  return { name, url, usage: () => usageOf(child), stop: () => stop(child) };
}

async function usageOf(child: ChildProcess): Promise<Usage> {
  const answer = once(child, 'message');
  child.send('usage');
  const [usage] = await answer;
  return usage as Usage;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}
