import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type MockProfile, mockProfileSchema } from '@portal/contract/qa/worlds';
import { documentsFolderOf } from '@portal/prisma/documents/store';
import { projectRoot } from '../project.ts';
import { StackError } from '../terminal.ts';

/** What can be configured when starting the portal on one machine: variables, some of them also as arguments. */
export type Settings = {
  readonly portalPort: number;
  readonly mockPort: number;
  /** The address of the portal, as in mails. */
  readonly portalUrl: string;
  /** `file:` and an absolute path. */
  readonly databaseUrl: string;
  /** The folder of the files of documents. */
  readonly documents: string;
  /** Another /v1 to talk to; the mock is then not started. */
  readonly upstreamUrl: string | undefined;
  /** 1 serves the controls for QA at /qa of the mock, by default; for containers docker-compose.yml says so. */
  readonly qaControls: string;
  /** How much the mock's /v1 gives: `--profile` or MOCK_PROFILE. */
  readonly profile: MockProfile;
  /** Logs of the servers go to the terminal as well as to their files. */
  readonly showLogs: boolean;
};

type Source = Readonly<Record<string, string | undefined>>;

/** Reads `.env` if there is one; a variable that is already set wins. */
export function loadDotEnv(): void {
  const file = join(projectRoot, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/**
 * Turns the environment into settings; a value that cannot be used is refused with a sentence that names its variable.
 */
export function readSettings(source: Source, args: readonly string[] = []): Settings {
  const { values } = parseArgs({
    args: [...args],
    options: { verbose: { type: 'boolean' }, profile: { type: 'string' } },
  });
  const portalPort = readPort(source, 'PORT', 8080);
  const mockPort = readPort(source, 'MOCK_API_PORT', 8081);
  if (portalPort === mockPort) {
    throw new StackError(`PORT and MOCK_API_PORT are both ${portalPort}: give them different numbers.`);
  }
  const databaseUrl = readDatabaseUrl(source.DATABASE_URL || 'file:.data/portal.db');
  return {
    portalPort,
    mockPort,
    portalUrl: source.PORTAL_URL || `http://localhost:${portalPort}`,
    databaseUrl,
    documents: source.DOCUMENTS_DIR || documentsFolderOf(databaseUrl),
    upstreamUrl: readUpstreamUrl(source.UPSTREAM_URL),
    qaControls: source.QA_CONTROLS || '1',
    profile: readProfile(source, values.profile),
    showLogs: values.verbose === true || source.LOG === '1',
  };
}

function readPort(source: Source, name: string, fallback: number): number {
  const text = source[name];
  if (!text) return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new StackError(`${name} is "${text}", which is not a port: set it to a number from 1 to 65535.`);
}

function readProfile(source: Source, option: string | undefined): MockProfile {
  const [name, given] =
    option === undefined ? ['MOCK_PROFILE', source.MOCK_PROFILE || 'full'] : ['--profile', option];
  const profile = mockProfileSchema.safeParse(given);
  if (profile.success) return profile.data;
  throw new StackError(`${name} is "${given}": it must be ${mockProfileSchema.options.join(' or ')}.`);
}

function readDatabaseUrl(text: string): string {
  if (!text.startsWith('file:')) {
    throw new StackError(
      `DATABASE_URL is "${text}": it must name an SQLite file, such as file:.data/portal.db.`,
    );
  }
  return `file:${resolve(projectRoot, text.slice('file:'.length))}`;
}

function readUpstreamUrl(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text.replace(/\/+$/, '');
  throw new StackError(
    `UPSTREAM_URL is "${text}": it must be an http or https address, such as http://127.0.0.1:8081.`,
  );
}

/** The path of the SQLite file that a `file:` address names. */
export function databaseFile(databaseUrl: string): string {
  return databaseUrl.slice('file:'.length);
}
