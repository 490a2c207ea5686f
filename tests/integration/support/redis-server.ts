import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import { type Child, startChild } from '../../../scripts/stack/child.ts';
import { anyFreePort } from '../../../scripts/stack/ports.ts';

/** Whether this machine has a Redis to test with (Debian's package redis-server, with redis-cli). CI always has one. */
export const hasRedis = Boolean(process.env.CI) || spawnSync('redis-server', ['--version']).status === 0;

/** A real Redis on a free port. It can be away for a while, and comes back with what it had acknowledged. */
export type RedisServer = {
  readonly url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** A full one refuses to write, and answers everything else. */
  setFull(isFull: boolean): void;
};

/** Keeps every write at once, as the one of docker-compose.yml does. `folder` takes its data and its log. */
export async function startRedis(folder: string): Promise<RedisServer> {
  const port = await anyFreePort();
  let running = await start(port, folder);
  return {
    url: `redis://127.0.0.1:${port}`,
    start: async () => {
      running = await start(port, folder);
    },
    stop: () => running.stop(),
    setFull: (isFull) => {
      const limit = ['config', 'set', 'maxmemory', isFull ? '1' : '0'];
      const { stdout } = spawnSync('redis-cli', ['-p', String(port), ...limit], { encoding: 'utf8' });
      if (stdout.trim() !== 'OK') throw new Error(`redis-cli: ${stdout}`);
    },
  };
}

async function start(port: number, folder: string): Promise<Child> {
  const data = join(folder, 'redis');
  mkdirSync(data, { recursive: true });
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--dir', data];
  const child = startChild({
    name: 'redis',
    command: 'redis-server',
    args: [...options, '--appendonly', 'yes', '--appendfsync', 'always', '--save', ''],
    env: {},
    logFile: join(folder, 'redis.log'),
    showLogs: false,
  });
  const isReady = () => {
    if (!child.lastLines().includes('Ready to accept connections')) throw new Error(child.lastLines());
  };
  await vi.waitFor(isReady, { timeout: 20_000 });
  return child;
}
