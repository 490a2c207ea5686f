import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { projectRoot } from '../scripts/project.ts';
import { type MeasuredServer, startMeasuredServer } from './gateway-cost/measured-server.ts';
import { recordFirm } from './gateway-cost/record-firm.ts';
import { sendTasks, type Task } from './gateway-cost/send-tasks.ts';
import { signSession } from './gateway-cost/sign-session.ts';
import { inMs, median, printTable } from './print-table.ts';

/**
 * `npm run bench:gateway`: what a request costs at the gateway with everything on, beside the same work at
 * @fastify/http-proxy with nothing on, over the same recorded answers of the firm in the same run: where the gateway
 * asks the firm four times for one answer, a client of the proxy sends four calls. Cost is the CPU time of the server's
 * process, which other work on the machine disturbs little, and the quickest round is taken; p99 is of the middle
 * round, and needs an idle machine. `npm run bench:gateway -- 5 ../before` also measures the gateway of another
 * checkout.
 */
const rounds = Number(process.argv[2] ?? 5);
const otherCheckout = process.argv[3];
const TASKS_IN_ROUND = 3000;
const CONNECTIONS = 50;
/** Clients who send them in turn: the gateway has a limit for what one may have under way. */
const CLIENTS = 10;
const secret = randomBytes(32).toString('base64url');

type Case = {
  readonly name: string;
  /** Procedures in one request. */
  readonly names: readonly string[];
  readonly input?: object;
  /** The same work at the proxy: calls of /v1 that a client sends together, and those that need their answers. */
  readonly firmPaths: readonly (readonly string[])[];
};

const list = 'notifications.list';
const firmList = '/v1/notification?page=1';
const casesOver = (valuations: readonly string[]): readonly Case[] => [
  { name: list, names: [list], input: { page: 1 }, firmPaths: [[firmList]] },
  {
    name: 'four in a batch',
    names: [list, list, list, list],
    input: { page: 1 },
    firmPaths: [[firmList, firmList, firmList, firmList]],
  },
  { name: 'client.get', names: ['client.get'], firmPaths: [['/v1/client']] },
  { name: 'policies.list, 3 policies', names: ['policies.list'], firmPaths: [['/v1/policy'], valuations] },
];

/** Of one task: microseconds of CPU time, and milliseconds until 99 of 100 were answered. */
type Figures = { readonly cpuUs: number; readonly p99: number };

const folder = mkdtempSync(join(tmpdir(), 'portal-bench-cost-'));
const servers: MeasuredServer[] = [];
try {
  const { recording, valuations, firmToken } = await recordFirm(3);
  const cases = casesOver(valuations);
  const file = join(folder, 'recording.json');
  writeFileSync(file, JSON.stringify(recording));
  const people = await Promise.all(
    Array.from({ length: CLIENTS }, (_client, index) =>
      signSession({ secret, firmToken, account: `client-${index}@portal.example.com` }),
    ),
  );
  const firm = await start({
    name: 'firm',
    entry: fileOf('recorded-firm.ts'),
    env: { RECORDING: file },
  });
  const proxy = await start({
    name: 'proxy',
    entry: fileOf('bare-proxy.ts'),
    env: { UPSTREAM_URL: firm.url },
  });
  const gateways = [await startGateway('gateway', projectRoot, firm.url)];
  if (otherCheckout) gateways.push(await startGateway('before', resolve(otherCheckout), firm.url));

  const headers = { authorization: `Bearer ${firmToken}` };
  const fromProxy = ({ firmPaths }: Case): Task[] =>
    Array.from({ length: TASKS_IN_ROUND }, () =>
      firmPaths.map((together) => together.map((path) => ({ path, headers }))),
    );
  const fromGateway = async (server: MeasuredServer, { names, input }: Case): Promise<Task[]> => {
    const path = pathOf(names, input);
    const at = Math.floor(Date.now() / 1000);
    // A gateway that is older than the nonces sends none.
    const nonce = (await fetch(`${server.url}/trpc/`)).headers.get('dpop-nonce') ?? undefined;
    const call = { method: 'GET', url: server.url + path, at, nonce };
    return Array.from({ length: TASKS_IN_ROUND / CLIENTS }, () =>
      people.map(({ device, token }) => [[{ path, headers: device.headers({ ...call, token }) }]]),
    ).flat();
  };

  const measured = [proxy, ...gateways];
  const taken = new Map<string, Figures[]>();
  for (let round = -1; round < rounds; round += 1)
    for (const each of cases)
      for (const server of measured) {
        const tasks = server === proxy ? fromProxy(each) : await fromGateway(server, each);
        const figures = await measure(server, tasks);
        const key = `${server.name} ${each.name}`;
        // The first round warms up.
        if (round >= 0) taken.set(key, [...(taken.get(key) ?? []), figures]);
      }
  const figuresOf = (server: MeasuredServer, each: Case): Figures => {
    const all = taken.get(`${server.name} ${each.name}`) ?? [];
    return {
      cpuUs: Math.min(...all.map(({ cpuUs }) => cpuUs)),
      p99: median(all.map(({ p99 }) => p99)),
    };
  };

  for (const gateway of gateways) {
    const rows = cases.map((each) => {
      const [theirs, ours] = [figuresOf(proxy, each), figuresOf(gateway, each)];
      return [
        each.name,
        inUs(theirs.cpuUs),
        inUs(ours.cpuUs),
        inRatio(ours.cpuUs / theirs.cpuUs),
        inMs(theirs.p99),
        inMs(ours.p99),
        inRatio(ours.p99 / theirs.p99),
      ];
    });
    const [theirs, ours] = await Promise.all([proxy.usage(), gateway.usage()]);
    const memory = [
      'memory after the load',
      `${theirs.memoryMb.toFixed(0)} MB`,
      `${ours.memoryMb.toFixed(0)} MB`,
      inRatio(ours.memoryMb / theirs.memoryMb),
    ];
    printTable(
      `Cost of a request and of the same work at the proxy, ${CONNECTIONS} connections (${rounds} rounds of ${TASKS_IN_ROUND})`,
      ['CPU time', 'proxy', gateway.name, 'ratio', 'p99 proxy', `p99 ${gateway.name}`, 'p99 ratio'],
      [...rows, memory],
    );
  }
} finally {
  await Promise.all(servers.map((server) => server.stop()));
  rmSync(folder, { recursive: true, force: true });
}

function fileOf(name: string): string {
  return join(import.meta.dirname, 'gateway-cost', name);
}

type Started = {
  readonly name: string;
  readonly entry: string;
  readonly env: Readonly<Record<string, string>>;
  readonly readyPath?: string;
};

async function start({ readyPath = '/v1/client', ...started }: Started): Promise<MeasuredServer> {
  const logFile = join(folder, `${started.name}.log`);
  const server = await startMeasuredServer({ ...started, logFile, readyPath });
  servers.push(server);
  return server;
}

/** As in production: proofs, tokens, limits, which are roomy, and log lines. */
function startGateway(name: string, checkout: string, firmUrl: string): Promise<MeasuredServer> {
  const env = {
    NODE_ENV: 'production',
    UPSTREAM_URL: firmUrl,
    UPSTREAM_ALLOW_HTTP: '1',
    GATEWAY_SESSION_SECRET: secret,
    REVOCATION_FILE: join(folder, `${name}-revocations.db`),
    RATE_LIMIT_PER_MINUTE: '1000000',
    NODE_OPTIONS: nodeOptionsOf(checkout),
  };
  const entry = join(checkout, 'apps/gateway/src/server.ts');
  return start({ name, entry, env, readyPath: '/healthz' });
}

/** The NODE_OPTIONS of its image. */
function nodeOptionsOf(checkout: string): string {
  const image = readFileSync(join(checkout, 'apps/gateway/Dockerfile'), 'utf8');
  return /^ENV NODE_OPTIONS="(.+)"$/m.exec(image)?.[1] ?? '';
}

function pathOf(names: readonly string[], input: object | undefined): string {
  const isBatch = names.length > 1;
  const inputs = isBatch ? Object.fromEntries(names.map((_name, index) => [index, input])) : input;
  const query = new URLSearchParams({
    ...(isBatch && { batch: '1' }),
    ...(input && { input: JSON.stringify(inputs) }),
  });
  return `/trpc/${names.join(',')}?${query}`;
}

async function measure(server: MeasuredServer, tasks: readonly Task[]): Promise<Figures> {
  const before = await server.usage();
  const times = await sendTasks(server.url, tasks, CONNECTIONS);
  const after = await server.usage();
  const sorted = times.toSorted((one, other) => one - other);
  return {
    cpuUs: ((after.cpuMs - before.cpuMs) * 1000) / tasks.length,
    p99: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN,
  };
}

function inUs(us: number): string {
  return `${us.toFixed(0)} µs`;
}

function inRatio(ratio: number): string {
  return `${ratio.toFixed(1)}×`;
}
