import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@portal/prisma/client';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { keepAsSeedFile } from './qa/reset/seed-files.ts';
import { anyFreePort } from './test/free-port.ts';
import { seededTemplate, templateDocuments } from './test/seeded-template.ts';

vi.setConfig({ testTimeout: 60_000 });

const server = join(import.meta.dirname, 'server.ts');

type Running = {
  child: ChildProcess;
  port: number;
  output(): string;
  errors(): string;
  /** Settles when calls are taken; fails where it ends before. */
  listening: Promise<void>;
  ended: Promise<number | null>;
};

/** The real process, as npm starts it. */
function start(port: number, change: Record<string, string> = {}): Running {
  const folder = mkdtempSync(join(tmpdir(), 'portal-mock-api-'));
  const child = spawn(process.execPath, [server], {
    env: {
      MOCK_API_PORT: String(port),
      DATABASE_URL: `file:${folder}/test.db`,
      MOCK_TOKEN_SECRET: randomBytes(48).toString('base64url'),
      SEED: 'never',
      NODE_COMPILE_CACHE: join(tmpdir(), 'portal-compile-cache'),
      ...change,
    },
  });
  let output = '';
  let errors = '';
  child.stderr?.on('data', (chunk) => (errors += String(chunk)));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const listening = new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (chunk) => {
      output += String(chunk);
      if (output.includes('listening')) resolve();
    });
    ended.then(() => reject(new Error(`Ended early: ${errors}`)), reject);
  });
  listening.catch(() => undefined);
  onTestFinished(async () => {
    if (child.exitCode === null) child.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });
  return { child, port, output: () => output, errors: () => errors, listening, ended };
}

function ask({ port }: Running, agent: Agent): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const read = (answer: IncomingMessage) => answer.resume().on('end', () => resolve(answer.statusCode));
    get({ port, host: '127.0.0.1', path: '/healthz', agent }, read).on('error', reject);
  });
}

describe('the process', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)(
    'SEC-I5: on %s it ends by itself, with 0 and without output, though callers keep their connections',
    async (signal) => {
      const running = start(await anyFreePort());
      const agent = new Agent({ keepAlive: true });
      onTestFinished(() => agent.destroy());
      await running.listening;
      expect(await ask(running, agent)).toBe(200);
      const idle = connect(running.port, '127.0.0.1');
      idle.on('error', () => undefined);
      await once(idle, 'connect');
      expect(await ask(running, agent)).toBe(200);
      running.child.kill(signal);
      // graceful-close.test.ts covers how long it takes, without a clock.
      expect(await running.ended).toBe(0);
      expect(running.errors()).toBe('');
    },
  );

  test('SEC-H4: an error that nothing handled ends it with 1 and one log line, without the message', async () => {
    const failOnSignal = 'process.once("SIGWINCH",()=>{throw%20new%20Error(process.env.MESSAGE)})';
    const running = start(await anyFreePort(), {
      MESSAGE: 'canary@example.com',
      NODE_OPTIONS: `--import=data:text/javascript,${failOnSignal.replaceAll('"', '%22')}`,
    });
    await running.listening;
    running.child.kill('SIGWINCH');
    expect(await running.ended).toBe(1);
    const last = running.output().trim().split('\n').at(-1) ?? '';
    expect(JSON.parse(last)).toMatchObject({ level: 60, err: { kind: 'Error' } });
    expect(running.output() + running.errors()).not.toContain('canary');
  });

  test('Q-3: worlds end with the process that made them, and leave nothing behind', async () => {
    const databases = mkdtempSync(join(tmpdir(), 'portal-mock-api-'));
    onTestFinished(() => rmSync(databases, { recursive: true, force: true }));
    const folder = join(databases, 'test.db.qa');
    const seeded = openDatabase(`file:${await seededTemplate()}`);
    onTestFinished(() => seeded.$disconnect());
    await keepAsSeedFile(folder, seeded, { seededAt: new Date(), documents: templateDocuments });
    const running = start(await anyFreePort(), {
      QA_CONTROLS: '1',
      DATABASE_URL: `file:${databases}/test.db`,
    });
    await running.listening;
    const reply = await fetch(`http://127.0.0.1:${running.port}/qa/worlds`, { method: 'POST' });
    const world = (await reply.json()) as { base_url: string };
    expect((await fetch(`${world.base_url}/healthz`)).status).toBe(200);
    running.child.kill('SIGTERM');
    expect(await running.ended).toBe(0);
    await expect(fetch(`${world.base_url}/healthz`)).rejects.toThrow();
    const names = readdirSync(folder).map((name) => name.replace(/^seed-.*?\.db/, 'the seed'));
    expect(names.toSorted()).toEqual(['the seed', 'the seed.documents']);
  });

  test('a port that is taken gets one sentence that says what to do', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    onTestFinished(() => void taken.close());
    const { port } = taken.address() as AddressInfo;
    const running = start(port);
    expect(await running.ended).toBe(1);
    expect(running.errors()).toBe(
      `Port ${port} on 127.0.0.1 is in use: stop what runs there, or set MOCK_API_PORT to a free port.\n`,
    );
  });

  test('SEC-D7: production with a weak secret gets one sentence, and the secret is not in it', async () => {
    const weak = 'changeme'.repeat(8);
    const running = start(await anyFreePort(), { NODE_ENV: 'production', MOCK_TOKEN_SECRET: weak });
    expect(await running.ended).toBe(1);
    expect(running.errors()).toBe(
      'The mock API cannot start with these settings:\n  MOCK_TOKEN_SECRET: must be drawn at random\n',
    );
  });
});
