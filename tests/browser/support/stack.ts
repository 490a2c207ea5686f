import { copyFileSync, globSync, mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { documentsFolderOf, openDocumentStore } from '@portal/prisma/documents/store';
import getPort, { portNumbers } from 'get-port';
import { startServer as startProcess } from '../../../scripts/stack/start-server.ts';
import type { Servers } from './servers.ts';

/** With which the mock of a stack signs its tokens and seals its mails. */
export const mockSecret = 'mock-secret-of-a-browser-test-0123456789abcdef';

/** Secrets of a stack that lives for one run at most and holds seeded people only. */
const secrets = {
  MOCK_TOKEN_SECRET: mockSecret,
  GATEWAY_SESSION_SECRET: 'gateway-secret-of-a-browser-test-0123456789ab',
};

/** The real gateway over the real mock, with a database of its own. */
export type Stack = {
  readonly portalUrl: string;
  readonly mockUrl: string;
  readonly databaseFile: string;
  /** Ends the mock, as when the firm's service is down. */
  readonly stopMock: () => Promise<void>;
  /** Brings it back on the same port over the same database. */
  readonly startMock: () => Promise<void>;
  /** Ends the gateway, as when the device has no network. */
  readonly stopGateway: () => Promise<void>;
  /** Brings it back on the same port, with further variables, such as the folder of another build. */
  readonly startGateway: (environment?: Readonly<Record<string, string>>) => Promise<void>;
  readonly stop: () => Promise<void>;
};

export type StackOptions = {
  /** For the database; it can go when the stack has stopped. */
  readonly folder: string;
  /** For the logs, where they are to be read later. */
  readonly logFolder?: string;
  /** A seeded database to start with; without it the mock seeds a new one. */
  readonly template?: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** Where both are opened, instead of in processes of their own. */
  readonly servers?: Servers;
};

/** Starts both servers on free ports and waits until both answer. */
export async function startStack(options: StackOptions): Promise<Stack> {
  mkdirSync(options.folder, { recursive: true });
  mkdirSync(logFolderOf(options), { recursive: true });
  const databaseFile = join(options.folder, 'portal.db');
  if (options.template) {
    copySeeded(options.template, databaseFile, options.environment?.QA_CONTROLS === '1');
    lockAgain(databaseFile);
  }
  const mockPort = await freePort();
  const mockUrl = `http://127.0.0.1:${mockPort}`;
  const startMock = () =>
    startServer(options, {
      name: 'mock-api',
      readyUrl: `${mockUrl}/healthz`,
      environment: {
        MOCK_API_PORT: String(mockPort),
        DATABASE_URL: `file:${databaseFile}`,
        DOCUMENTS_DIR: documentsFolderOf(databaseFile),
        MOCK_TOKEN_SECRET: secrets.MOCK_TOKEN_SECRET,
      },
    });
  let endMock = await startMock();
  const portalPort = await freePort();
  const portalUrl = `http://127.0.0.1:${portalPort}`;
  const startGateway = (environment: Readonly<Record<string, string>> = {}) =>
    startServer(options, {
      name: 'gateway',
      readyUrl: `${portalUrl}/readyz`,
      environment: {
        PORT: String(portalPort),
        UPSTREAM_URL: mockUrl,
        GATEWAY_SESSION_SECRET: secrets.GATEWAY_SESSION_SECRET,
        REVOCATION_FILE: join(options.folder, 'revocations.db'),
        UPSTREAM_MFA_DELETE_CODE: options.environment?.MOCK_PROFILE === 'specification' ? '0' : '1',
        ...environment,
      },
    });
  let endGateway = await startGateway();
  return {
    portalUrl,
    mockUrl,
    databaseFile,
    stopMock: () => endMock(),
    startMock: async () => {
      endMock = await startMock();
    },
    stopGateway: () => endGateway(),
    startGateway: async (environment) => {
      endGateway = await startGateway(environment);
    },
    stop: async () => {
      await endGateway();
      await endMock();
    },
  };
}

/**
 * From a range of this worker alone: of two workers that look for a free port at the same moment, both may find the
 * same. All are below those that the system gives to clients. On the address that the servers use: each further one
 * takes time.
 */
function freePort(): Promise<number> {
  const first = 20_000 + 500 * Number(process.env.TEST_PARALLEL_INDEX ?? 20);
  return getPort({ port: portNumbers(first, first + 499), host: '127.0.0.1' });
}

/** A copy of a database with its documents, and of the seed file that the controls for QA reset it from. */
function copySeeded(template: string, databaseFile: string, withControls: boolean): void {
  copyWithDocuments(template, databaseFile);
  if (!withControls) return;
  const [from, to] = [`${template}.qa`, `${databaseFile}.qa`];
  mkdirSync(to, { mode: 0o700 });
  for (const name of globSync('*.db', { cwd: from })) copyWithDocuments(join(from, name), join(to, name));
}

/** The lock of locked@ ends half an hour after the seed, before a slow run does: each stack begins with a whole one. */
function lockAgain(databaseFile: string): void {
  // A second less, as a lock that has just begun shows "30:00" for a moment.
  const end = new Date(Date.now() + 30 * 60_000 - 1000).toISOString().replace('Z', '+00:00');
  const database = new DatabaseSync(databaseFile);
  database.prepare('UPDATE client SET locked_until = ? WHERE locked_until IS NOT NULL').run(end);
  database.close();
}

/** The files of documents never change, so the copy links to them. */
function copyWithDocuments(from: string, to: string): void {
  copyFileSync(from, to);
  const documents = documentsFolderOf(from);
  const digests = globSync('??/*', { cwd: documents }).map((path) => basename(path));
  openDocumentStore(documentsFolderOf(to)).takeFrom(documents, digests);
}

type Server = {
  readonly name: 'mock-api' | 'gateway';
  readonly readyUrl: string;
  readonly environment: Readonly<Record<string, string>>;
};

function logFolderOf({ folder, logFolder = folder }: StackOptions): string {
  return logFolder;
}

/** Returns the function that ends it. */
async function startServer(options: StackOptions, server: Server): Promise<() => Promise<void>> {
  const environment = { ...server.environment, ...options.environment };
  const logFile = join(logFolderOf(options), `${server.name}.log`);
  if (options.servers) return options.servers.open({ server: server.name, environment, logFile });
  const { name, readyUrl } = server;
  const child = await startProcess({ name, app: name, env: environment, logFile, readyUrl });
  return child.stop;
}
