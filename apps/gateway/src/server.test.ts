import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { buildTestApp, testSecret } from './test/build-test-app.ts';
import { startFakeFirm } from './test/fake-firm.ts';

const entry = fileURLToPath(new URL('./server.ts', import.meta.url));
const running: ChildProcess[] = [];
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});

/** The gateway as a process of its own, with these variables and no others. */
function start(variables: Record<string, string>) {
  const env = { HOST: '127.0.0.1', PORT: '0', ...variables };
  const child = spawn(process.execPath, [entry], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  running.push(child);
  let output = '';
  const exit = once(child, 'close').then(([code]) => code as number | null);
  const listening = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
        const address = /listening at (http:\/\/127\.0\.0\.1:\d+)/.exec(output)?.[1];
        if (address) resolve(address);
      });
    exit.then(() => reject(new Error(output)), reject);
  });
  listening.catch(() => undefined);
  return { child, exit, listening, output: () => output };
}

const terms = { version: '3', title: 'Terms', html: '', effective_from: '2026-01-01', changes_summary: null };

describe('the process', () => {
  it('I5: on SIGTERM finishes what is under way, takes nothing new, and ends with 0', {
    timeout: 15_000,
  }, async () => {
    const released = Promise.withResolvers<object>();
    const allArrived = Promise.withResolvers<void>();
    let arrived = 0;
    const firm = await startFakeFirm({
      'GET /v1/terms': () => {
        arrived += 1;
        if (arrived === 5) allArrived.resolve();
        return released.promise;
      },
    });
    const patient = { UPSTREAM_HEADERS_MS: '20000', UPSTREAM_TOTAL_MS: '20000' };
    const gateway = start({ GATEWAY_SESSION_SECRET: testSecret, UPSTREAM_URL: firm.origin, ...patient });
    const address = await gateway.listening;
    const takesMore = () =>
      fetch(`${address}/healthz`)
        .then(({ status }) => status === 200)
        .catch(() => false);
    await fetch(`${address}/healthz`).then((answer) => answer.text());
    const underWay = Promise.allSettled(
      Array.from({ length: 5 }, () => fetch(`${address}/trpc/terms.latest`).then(({ status }) => status)),
    );
    await allArrived.promise;
    gateway.child.kill('SIGTERM');
    await expect.poll(takesMore, { timeout: 10_000 }).toBe(false);
    released.resolve(terms);
    expect(await underWay).toEqual(Array(5).fill({ status: 'fulfilled', value: 200 }));
    expect(await gateway.exit).toBe(0);
  });

  it.each([
    ['no secret', {}],
    ['a short one', { GATEWAY_SESSION_SECRET: 'canary' }],
    ['a guessable one', { GATEWAY_SESSION_SECRET: 'canary-changeme-canary-changeme-canary' }],
    ['http to the firm', { GATEWAY_SESSION_SECRET: testSecret, UPSTREAM_URL: 'http://canary.example.com' }],
    ['proxies that are anybody', { GATEWAY_SESSION_SECRET: testSecret, TRUSTED_PROXIES: 'true' }],
  ])(
    'D7, B4: does not start in production with %s, and does not print it',
    { timeout: 30_000 },
    async (_what, variables) => {
      const gateway = start({
        NODE_ENV: 'production',
        UPSTREAM_URL: 'https://firm.example.com',
        ...variables,
      });
      expect(await gateway.exit).toBe(1);
      expect(gateway.output()).toContain('cannot start');
      expect(gateway.output()).not.toMatch(/canary|at .*\.ts/);
    },
  );

  it('says in one sentence that its port is in use', { timeout: 30_000 }, async () => {
    const firm = await startFakeFirm({});
    const gateway = start({ GATEWAY_SESSION_SECRET: testSecret, PORT: new URL(firm.origin).port });
    expect(await gateway.exit).toBe(1);
    expect(gateway.output()).toContain('in use. Stop what uses it, or set PORT to another.');
  });
});

describe('I1: a slow client', () => {
  /** What was answered by the time the server closed the connection; the answer may be lost with it. */
  async function sendSlowly(beginning: string): Promise<string> {
    const { app } = await buildTestApp({ CLIENT_TIMEOUT_MS: '300' });
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    const socket = connect(Number(port), '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk));
    socket.write(beginning);
    const drip = setInterval(() => socket.write('x'), 50);
    socket.on('error', () => undefined);
    await new Promise((resolve) => socket.on('close', resolve));
    clearInterval(drip);
    return answer;
  }

  it('that drips its headers is cut off', async () => {
    expect(await sendSlowly('GET /healthz HTTP/1.1\r\nhost: x\r\nx-slow: ')).toMatch(/^$|^HTTP\/1\.1 408/);
  });

  it('that drips its body is cut off', async () => {
    const head =
      'POST /trpc/x HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n';
    expect(await sendSlowly(head)).toMatch(/^$|^HTTP\/1\.1 408/);
  });
});
