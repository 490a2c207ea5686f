import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createRunning } from './running.ts';

test('Q-1: a signal stops every server, and one that was about to be started is not left behind', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-running-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const commandFor = (name: string) => ({
    name,
    command: process.execPath,
    args: ['-e', 'setInterval(() => undefined, 1000)'],
    env: {},
    logFile: join(folder, `${name}.log`),
    showLogs: false,
  });
  const running = createRunning();
  const child = running.start(commandFor('mock-api'));
  const stopped = running.stopAll();
  expect(() => running.start(commandFor('gateway'))).toThrow('The gateway is not started');
  await stopped;
  expect(child.isRunning()).toBe(false);
});
