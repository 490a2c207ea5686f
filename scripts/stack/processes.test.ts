import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createProcesses } from './processes.ts';

test('Q-1: a signal stops every server, and one that was about to be started is not left behind', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-processes-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const commandFor = (name: string) => ({
    name,
    command: process.execPath,
    args: ['-e', 'setInterval(() => undefined, 1000)'],
    env: {},
    logFile: join(folder, `${name}.log`),
    showLogs: false,
  });
  const processes = createProcesses();
  const child = processes.start(commandFor('mock-api'));
  const stopped = processes.stopAll();
  expect(() => processes.start(commandFor('gateway'))).toThrow('The gateway is not started');
  await stopped;
  expect(child.isRunning()).toBe(false);
});
