import { StackError } from '../terminal.ts';
import { type Child, startChild } from './child.ts';
import { waitForAnswer } from './wait-for.ts';

type Server = {
  /** As its messages and its log call it. */
  readonly name: string;
  readonly app: 'mock-api' | 'gateway';
  readonly env: Readonly<Record<string, string>>;
  readonly logFile: string;
  /** An address that answers 200 once the server is up. */
  readonly readyUrl: string;
  readonly deadlineMs?: number;
};

/** Limits that one client never reaches, but a benchmark or a test that signs in repeatedly does. */
export const roomyLimits = {
  SIGN_IN_LIMIT_PER_MINUTE: '1000',
  RATE_LIMIT_PER_MINUTE: '100000',
  WRITE_LIMIT_PER_MINUTE: '100000',
};

/** A gateway or a mock in a process of its own, once it answers; otherwise an Error with its last lines. */
export async function startServer({ app, readyUrl, deadlineMs = 60_000, ...server }: Server): Promise<Child> {
  const args = [`apps/${app}/src/server.ts`];
  const child = startChild({ ...server, command: process.execPath, args, showLogs: false });
  return requireAnswer(child, readyUrl, deadlineMs);
}

/** A child that answers; one that does not is stopped. */
export async function requireAnswer(child: Child, url: string, deadlineMs: number): Promise<Child> {
  if (await waitForAnswer(url, { deadlineMs, isRunning: child.isRunning })) return child;
  const what = child.isRunning()
    ? `did not answer ${url} within ${deadlineMs / 1000} s`
    : 'stopped before it answered';
  await child.stop();
  throw new StackError(describeDeath(child, what));
}

/** One sentence and the last lines of a server's log. */
export function describeDeath({ name, logFile, lastLines }: Child, what: string): string {
  return `The ${name} ${what}. Its last lines (all of them in ${logFile}):\n\n${lastLines()}`;
}
