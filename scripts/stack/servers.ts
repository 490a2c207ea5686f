import { join, parse, resolve } from 'node:path';
import type { MockProfile } from '@portal/contract/qa/worlds';
import { dataFolder, installedBinary, projectRoot } from '../project.ts';
import { StackError } from '../terminal.ts';
import type { Child } from './child.ts';
import type { Processes } from './processes.ts';
import type { Secrets } from './secrets.ts';
import type { Settings } from './settings.ts';
import { requireAnswer } from './start-server.ts';
import { waitForAnswer } from './wait-for.ts';

/** The mock fills an empty database before it answers, which takes a while on a slow disk. */
const MOCK_DEADLINE_MS = 120_000;
const GATEWAY_DEADLINE_MS = 30_000;
const UPSTREAM_DEADLINE_MS = 10_000;
const VITE_DEADLINE_MS = 30_000;

type ServerOptions = {
  readonly processes: Processes;
  readonly secrets: Secrets;
  readonly showLogs: boolean;
  /** Restart when a source file changes. */
  readonly watch?: boolean;
};

/** Starts the mock, which migrates its database and seeds it when empty, and waits until it answers. */
export async function startMock(
  options: ServerOptions &
    Pick<Settings, 'databaseUrl' | 'documents' | 'portalUrl' | 'qaControls' | 'profile'> & { port: number },
): Promise<Child> {
  const child = spawnServer(options, {
    name: 'mock-api',
    entry: 'apps/mock-api/src/server.ts',
    env: {
      MOCK_API_PORT: String(options.port),
      DATABASE_URL: options.databaseUrl,
      DOCUMENTS_DIR: options.documents,
      PORTAL_URL: options.portalUrl,
      QA_CONTROLS: options.qaControls,
      MOCK_PROFILE: options.profile,
      MOCK_TOKEN_SECRET: options.secrets.MOCK_TOKEN_SECRET,
    },
  });
  return requireAnswer(child, `http://127.0.0.1:${options.port}/healthz`, MOCK_DEADLINE_MS);
}

type GatewayOptions = ServerOptions & {
  port: number;
  upstreamUrl: string;
  /** The profile of the mock, if the mock is the upstream. */
  profile?: MockProfile | undefined;
  /** Further variables. */
  env?: Readonly<Record<string, string>>;
};

/** Starts the gateway and waits until it answers and has reached its upstream. */
export async function startGateway(options: GatewayOptions): Promise<Child> {
  const child = spawnServer(options, {
    name: 'gateway',
    entry: 'apps/gateway/src/server.ts',
    env: {
      PORT: String(options.port),
      UPSTREAM_URL: options.upstreamUrl,
      GATEWAY_SESSION_SECRET: options.secrets.GATEWAY_SESSION_SECRET,
      STATEMENT_KEYS: options.secrets.STATEMENT_KEYS,
      // API-26: the full mock takes the code with the removal of the second factor, the specification shows no place
      // for it.
      ...(options.profile && { UPSTREAM_MFA_DELETE_CODE: options.profile === 'full' ? '1' : '0' }),
      ...options.env,
    },
  });
  const address = `http://127.0.0.1:${options.port}`;
  await requireAnswer(child, `${address}/healthz`, GATEWAY_DEADLINE_MS);
  const wait = { deadlineMs: UPSTREAM_DEADLINE_MS, isRunning: child.isRunning };
  if (await waitForAnswer(`${address}/readyz`, wait)) return child;
  throw new StackError(
    `The gateway runs, but ${options.upstreamUrl} does not answer it: start what should be there, ` +
      'or correct UPSTREAM_URL (unset, it is the mock).',
  );
}

type ViteOptions = Pick<ServerOptions, 'processes' | 'showLogs'> & {
  portalPort: number;
  gatewayPort: number;
};

/** Starts Vite on the portal's port; its own configuration reads PORT as the gateway's, to which it passes /trpc. */
export async function startVite({
  processes,
  showLogs,
  portalPort,
  gatewayPort,
}: ViteOptions): Promise<Child> {
  const child = processes.start({
    name: 'vite',
    command: installedBinary('vite'),
    args: ['--port', String(portalPort), '--strictPort', '--host', '127.0.0.1'],
    cwd: join(projectRoot, 'apps/web'),
    env: { PORT: String(gatewayPort) },
    logFile: logFileOf('vite'),
    showLogs,
  });
  return requireAnswer(child, `http://127.0.0.1:${portalPort}/`, VITE_DEADLINE_MS);
}

type Server = {
  readonly name: string;
  readonly entry: string;
  readonly env: Readonly<Record<string, string>>;
};

function spawnServer(options: ServerOptions, server: Server): Child {
  return options.processes.start({
    name: server.name,
    command: process.execPath,
    args: [...(options.watch ? ['--watch', '--watch-preserve-output'] : []), server.entry],
    env: { ...server.env, AUDIT_FILE: auditFileOf(server.name, process.env.AUDIT_FILE) },
    logFile: logFileOf(server.name),
    showLogs: options.showLogs,
  });
}

/** Each server has a trail of its own: `audit.log` becomes `audit-gateway.log`. Empty where none is wanted. */
function auditFileOf(name: string, file = ''): string {
  if (file === '') return '';
  const { dir, name: stem, ext } = parse(resolve(projectRoot, file));
  return join(dir, `${stem}-${name}${ext}`);
}

function logFileOf(name: string): string {
  return join(dataFolder, 'logs', `${name}.log`);
}
