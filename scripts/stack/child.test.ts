import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startChild } from './child.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-child-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function run(script: string) {
  const logFile = join(folder, 'logs', 'child.log');
  const args = ['-e', script];
  const child = startChild({
    name: 'child',
    command: process.execPath,
    args,
    env: {},
    logFile,
    showLogs: false,
  });
  return { child, logFile };
}

test('Q-1: a server that dies early leaves its last lines and its exit code', async () => {
  const { child, logFile } = run(
    'console.log("listening soon"); console.error("no such table"); process.exit(3)',
  );
  expect(await child.ended).toBe(3);
  expect(child.isRunning()).toBe(false);
  expect(child.lastLines()).toContain('listening soon');
  expect(child.lastLines()).toContain('no such table');
  await expect.poll(() => readFileSync(logFile, 'utf8')).toContain('no such table');
});

test('a program that is not there ends too, and says so', async () => {
  const logFile = join(folder, 'logs', 'child.log');
  const child = startChild({
    name: 'x',
    command: join(folder, 'none'),
    args: [],
    env: {},
    logFile,
    showLogs: false,
  });
  expect(await child.ended).not.toBe(0);
  expect(child.lastLines()).toContain('ENOENT');
});

test('Q-1: stopping asks the server to end and waits for it', async () => {
  const { child } = run(
    'process.on("SIGTERM", () => process.exit(0)); setInterval(() => {}, 1000); console.log("up")',
  );
  await expect.poll(() => child.lastLines()).toContain('up');
  await child.stop();
  expect(await child.ended).toBe(0);
});
