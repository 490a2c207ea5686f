import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { IN_MEMORY } from './session/revocation/file.ts';
import { aDevice } from './test/a-device.ts';
import { aFirmToken } from './test/build/a-firm-token.ts';
import { buildTestApp, testSecret } from './test/build-test-app.ts';
import { startFakeFirm } from './test/fake-firm.ts';
import { provenFetch } from './test/proven-fetch.ts';

const entry = fileURLToPath(new URL('./server.ts', import.meta.url));
const running: ChildProcess[] = [];
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});

/** The gateway as a process of its own, with these variables and none of this process. */
function start(variables: Record<string, string>) {
  const own = { HOST: '127.0.0.1', PORT: '0', REVOCATION_FILE: IN_MEMORY };
  const env = { ...own, NODE_COMPILE_CACHE: join(tmpdir(), 'portal-compile-cache'), ...variables };
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

const terms = {
  version: '3',
  title: 'Terms',
  text: '<p>x</p>',
  effective_from: '2026-01-01',
  changes_summary: null,
};

describe('the process', () => {
  it('SEC-I5: on SIGTERM finishes what is under way, takes nothing new, and ends with 0', {
    timeout: 60_000,
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

  it('SEC-I5, SEC-I20: on SIGTERM says first that it is going to stop, and resets no call of a client that keeps its connection', {
    timeout: 60_000,
  }, async () => {
    const firm = await startFakeFirm({ 'GET /v1/terms': terms });
    const gateway = start({
      GATEWAY_SESSION_SECRET: testSecret,
      UPSTREAM_URL: firm.origin,
      DRAIN_MS: '4000',
    });
    const address = await gateway.listening;
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = (path: string) =>
      new Promise<string>((resolve) => {
        const sent = get(address + path, { agent }, (answer) => {
          answer.resume().once('end', () => resolve(`${answer.statusCode} ${answer.headers.connection}`));
        });
        sent.once('error', (error: NodeJS.ErrnoException) => resolve(String(error.code)));
      });
    expect(await ask('/healthz')).toBe('200 keep-alive');
    gateway.child.kill('SIGTERM');
    await expect.poll(() => ask('/readyz')).toBe('503 close');
    expect(await ask('/trpc/terms.latest')).toBe('200 close');
    expect(await ask('/healthz')).toBe('200 close');
    expect(await gateway.exit).toBe(0);
  });

  it.each([
    ['thrown', 'throw new Error(process.env.MESSAGE)'],
    ['a promise that is rejected', 'Promise.reject(new Error(process.env.MESSAGE))'],
  ])(
    'SEC-H4, SEC-H7: an error that nothing handled, %s, ends it with one log line without the message',
    { timeout: 30_000 },
    async (_what, fails) => {
      const failOnSignal = `--import=data:text/javascript,process.once("SIGWINCH",()=>{${fails}})`;
      const gateway = start({
        GATEWAY_SESSION_SECRET: testSecret,
        UPSTREAM_URL: 'http://127.0.0.1:9',
        MESSAGE: 'canary@example.com',
        NODE_OPTIONS: failOnSignal.replaceAll(' ', '%20').replaceAll('"', '%22'),
      });
      await gateway.listening;
      gateway.child.kill('SIGWINCH');
      expect(await gateway.exit).toBe(1);
      const lines = gateway.output().trim().split('\n');
      expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ level: 60, err: { type: 'Error' } });
      expect(gateway.output()).not.toContain('canary');
    },
  );

  it.each([
    ['no secret', {}],
    ['a short one', { GATEWAY_SESSION_SECRET: 'canary' }],
    ['a guessable one', { GATEWAY_SESSION_SECRET: 'canary-changeme-canary-changeme-canary' }],
    ['http to the firm', { GATEWAY_SESSION_SECRET: testSecret, UPSTREAM_URL: 'http://canary.example.com' }],
    ['proxies that are anybody', { GATEWAY_SESSION_SECRET: testSecret, TRUSTED_PROXIES: 'true' }],
  ])(
    'SEC-D7, SEC-D22, SEC-B14: does not start in production with %s, and does not print it',
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

  it('SEC-D5: says in one sentence that it has nowhere to keep sign-outs', { timeout: 30_000 }, async () => {
    const gateway = start({ GATEWAY_SESSION_SECRET: testSecret, REVOCATION_FILE: '/dev/null/none.db' });
    expect(await gateway.exit).toBe(1);
    expect(gateway.output()).toMatch(
      /^The gateway cannot keep signed-out sessions .*set REVOCATION_FILE.*\n$/,
    );
  });

  it('says in one sentence that its port is in use', { timeout: 30_000 }, async () => {
    const firm = await startFakeFirm({});
    const gateway = start({ GATEWAY_SESSION_SECRET: testSecret, PORT: new URL(firm.origin).port });
    expect(await gateway.exit).toBe(1);
    expect(gateway.output()).toContain('in use. Stop what uses it, or set PORT to another.');
  });
});

describe('SEC-D5: what was signed out', () => {
  it('stays signed out when the gateway was killed right after it had answered', {
    timeout: 30_000,
  }, async () => {
    const now = Math.floor(Date.now() / 1000);
    const jwt = await aFirmToken({ iat: now, exp: now + 3600 });
    const firm = await startFakeFirm({
      'POST /v1/authentication/create': { jwt, terms_accepted: true },
      'GET /v1/user/mfa': { mfa_configured: 2 },
      'GET /v1/policy': { items: [], _links: { self: { href: '/v1/policy' } } },
    });
    const folder = mkdtempSync(join(tmpdir(), 'portal-server-'));
    const device = aDevice();
    const launch = () =>
      start({
        GATEWAY_SESSION_SECRET: testSecret,
        UPSTREAM_URL: firm.origin,
        REVOCATION_FILE: join(folder, 'revocations.db'),
      });
    const call = async (
      address: string,
      name: string,
      { token, input }: { token?: string; input?: object },
    ) => {
      const url = `${address}/trpc/${name}`;
      const at = Math.floor(Date.now() / 1000);
      const headers = { 'content-type': 'application/json' };
      const sent = input
        ? { method: 'POST', headers, body: JSON.stringify(input) }
        : { method: 'GET', headers };
      return provenFetch({ device, url, at, token, ...sent });
    };
    const signIn = async (address: string): Promise<string> => {
      const input = { email: 'person@example.com', password: 'Portal-Demo-2026!' };
      const answer = await call(address, 'authentication.signIn', { input });
      const { result } = (await answer.json()) as { result: { data: { token: string } } };
      return result.data.token;
    };

    const first = launch();
    const before = await first.listening;
    const [ended, kept] = [await signIn(before), await signIn(before)];
    expect((await call(before, 'policies.list', { token: ended })).status).toBe(200);
    expect((await call(before, 'authentication.signOut', { token: ended, input: {} })).status).toBe(200);
    first.child.kill('SIGKILL');
    await first.exit;
    const after = await launch().listening;
    expect((await call(after, 'policies.list', { token: ended })).status).toBe(401);
    expect((await call(after, 'policies.list', { token: kept })).status).toBe(200);
    rmSync(folder, { recursive: true });
  });
});

describe('SEC-I1: a slow client', () => {
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
