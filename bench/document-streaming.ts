import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { SignJWT } from 'jose';
import { projectRoot } from '../scripts/project.ts';
import { createCountingFirm } from './document-streaming/counting-firm.ts';
import { aPdf, aPhoto, SIZE } from './document-streaming/files.ts';
import { type AsClient, read, send } from './document-streaming/transfers.ts';
import { type MeasuredServer, startMeasuredServer } from './gateway-cost/measured-server.ts';
import { signSession } from './gateway-cost/sign-session.ts';
import { inMs, median, printTable } from './print-table.ts';

/**
 * `npm run bench:documents`: 100 MB up and down through the gateway, with all its checks, beside @fastify/http-proxy
 * with none. With a slow reader, a slow writer and a slow firm it shows how far one side gets ahead of the other, and
 * how much memory the gateway takes for it. Exit code 1 where that is more than 128 MB.
 */
const MOST_MB = 128;
const ROUNDS = 3;

const secret = randomBytes(32).toString('base64url');
const folder = mkdtempSync(join(tmpdir(), 'portal-bench-documents-'));
const pdf = aPdf();
const photo = aPhoto();
const firm = createCountingFirm(pdf);

const servers: MeasuredServer[] = [];
try {
  firm.server.listen(0, '127.0.0.1');
  await once(firm.server, 'listening');
  const firmUrl = `http://127.0.0.1:${(firm.server.address() as AddressInfo).port}`;
  const proxy = await start('proxy', join(import.meta.dirname, 'gateway-cost/bare-proxy.ts'), {
    UPSTREAM_URL: firmUrl,
  });
  const gateway = await start('gateway', join(projectRoot, 'apps/gateway/src/server.ts'), {
    NODE_ENV: 'production',
    UPSTREAM_URL: firmUrl,
    UPSTREAM_ALLOW_HTTP: '1',
    GATEWAY_SESSION_SECRET: secret,
    REVOCATION_FILE: join(folder, 'revocations.db'),
    RATE_LIMIT_PER_MINUTE: '1000000',
    WRITE_LIMIT_PER_MINUTE: '1000000',
    UPLOADS_PER_DAY: '1000',
    UPLOAD_BYTES_PER_DAY: String(100 * SIZE),
    NODE_OPTIONS: '--max-old-space-size=256 --max-semi-space-size=32',
  });
  const asClient = await signedIn(gateway.url);
  // Memory first, of a server that has only just started.
  const rise = await measureMemory(proxy, gateway, asClient);
  await measureSpeed(proxy, gateway, asClient);
  process.exitCode = rise > MOST_MB ? 1 : 0;
} finally {
  await Promise.all(servers.map((server) => server.stop()));
  firm.server.closeAllConnections();
  firm.server.close();
  rmSync(folder, { recursive: true, force: true });
}

async function measureSpeed(
  proxy: MeasuredServer,
  gateway: MeasuredServer,
  asClient: AsClient,
): Promise<void> {
  const cases = [
    { name: 'up, a PDF', run: (server: MeasuredServer) => send({ server, asClient, firm }, pdf) },
    { name: 'up, a photo', run: (server: MeasuredServer) => send({ server, asClient, firm }, photo) },
    { name: 'down', run: (server: MeasuredServer) => read({ server, asClient, firm }) },
  ];
  const rows: string[][] = [];
  for (const { name, run } of cases) {
    const [theirs, ours] = [await speedOf(proxy, run), await speedOf(gateway, run)];
    const ratio = `${(ours.ms / theirs.ms).toFixed(1)}×`;
    const cpuRatio = `${(ours.cpuMs / theirs.cpuMs).toFixed(1)}×`;
    rows.push([name, inMs(theirs.ms), inMs(ours.ms), ratio, inMs(theirs.cpuMs), inMs(ours.cpuMs), cpuRatio]);
  }
  printTable(
    `100 MB, nobody slow (the middle of ${ROUNDS} rounds)`,
    ['', 'proxy', 'gateway', 'ratio', 'CPU proxy', 'CPU gateway', 'CPU ratio'],
    rows,
  );
}

async function speedOf(server: MeasuredServer, run: (server: MeasuredServer) => Promise<unknown>) {
  const times: number[] = [];
  const costs: number[] = [];
  for (let round = -1; round < ROUNDS; round += 1) {
    const before = await server.usage();
    const startedAt = performance.now();
    await run(server);
    if (round < 0) continue;
    times.push(performance.now() - startedAt);
    costs.push((await server.usage()).cpuMs - before.cpuMs);
  }
  return { ms: median(times), cpuMs: median(costs) };
}

type Slow = {
  readonly name: string;
  readonly isFirmSlow?: boolean;
  run(server: MeasuredServer): Promise<number>;
};

/**
 * Prints how far one side gets ahead and how much memory rises, from before a transfer to its highest reading. Returns
 * the highest rise of the gateway.
 */
async function measureMemory(
  proxy: MeasuredServer,
  gateway: MeasuredServer,
  asClient: AsClient,
): Promise<number> {
  const cases: Slow[] = [
    { name: 'down, a slow reader', run: (server) => read({ server, asClient, firm, isSlow: true }) },
    { name: 'up, a slow writer', run: (server) => send({ server, asClient, firm, isSlow: true }, pdf) },
    { name: 'up, a slow firm', isFirmSlow: true, run: (server) => send({ server, asClient, firm }, photo) },
  ];
  const rows: string[][] = [];
  let most = 0;
  for (const { name, run, isFirmSlow = false } of cases) {
    firm.isSlow = isFirmSlow;
    const [theirs, ours] = [await watched(proxy, run), await watched(gateway, run)];
    most = Math.max(most, ours.rise);
    rows.push([name, inMb(theirs.rise), inMb(ours.rise), inMb(theirs.ahead), inMb(ours.ahead)]);
  }
  firm.isSlow = false;
  printTable(
    '100 MB, somebody slow',
    ['', 'memory of proxy', 'memory of gateway', 'ahead at proxy', 'ahead at gateway'],
    rows,
  );
  return most;
}

async function watched(server: MeasuredServer, run: Slow['run']) {
  const { memoryMb: before } = await server.usage();
  let highest = before;
  const watching = { isOver: false };
  const readings = (async () => {
    while (!watching.isOver) {
      highest = Math.max(highest, (await server.usage()).memoryMb);
      await pause(20);
    }
  })();
  const ahead = await run(server);
  watching.isOver = true;
  await readings;
  return { rise: highest - before, ahead };
}

function start(name: string, entry: string, env: Readonly<Record<string, string>>): Promise<MeasuredServer> {
  const readyPath = name === 'proxy' ? '/v1/ready/content' : '/healthz';
  const started = startMeasuredServer({ name, entry, env, logFile: join(folder, `${name}.log`), readyPath });
  return started.then((server) => {
    servers.push(server);
    return server;
  });
}

/** The headers of a client who is signed in with every factor, each with a proof of its own. */
async function signedIn(url: string): Promise<AsClient> {
  const firmToken = await new SignJWT({ vip: false })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime('1h')
    .sign(new Uint8Array(32));
  const { device, token } = await signSession({ secret, firmToken, account: 'client@portal.example.com' });
  return async (method, path) => {
    const nonce = (await fetch(`${url}/healthz`)).headers.get('dpop-nonce') ?? undefined;
    return device.headers({ method, url: url + path, at: Math.floor(Date.now() / 1000), token, nonce });
  };
}

function inMb(megabytes: number): string {
  return `${megabytes.toFixed(0)} MB`;
}
