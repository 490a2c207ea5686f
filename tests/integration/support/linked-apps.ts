import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type MockProfile, mockProfileSchema } from '@portal/contract/qa/worlds';
import type { FaultRegistry } from '@portal/faults/fault-registry';
import { createFaultProxy } from '@portal/faults/proxy/fault-proxy';
import { buildApp as buildGateway } from '@portal/gateway/app';
import { loadEnv } from '@portal/gateway/env';
import { buildApp as buildMock } from '@portal/mock-api/app';
import { loadEnv as loadMockEnv } from '@portal/mock-api/env';
import { systemRandom } from '@portal/mock-api/random';
import { type FixedClock, fixedClock } from '@portal/mock-api/test/fixed-clock';
import { seededTemplate, templateDocuments, testPasswordCost } from '@portal/mock-api/test/seeded-template';
import type { Database } from '@portal/prisma/client';
import { documentsFolderOf, openDocumentStore } from '@portal/prisma/documents/store';
import { reuseDatabase } from '@portal/prisma/test/reused-database';
import { type Logger, pino } from 'pino';
import { type AlteredUpstream, alterUpstream, type PassingCall } from './altered-upstream.ts';

const secrets = {
  mock: 'mock-secret-of-the-integration-tests-0123456789',
  gateway: 'gateway-secret-of-the-integration-tests-01234567',
};

/** The time of every linked pair until a test moves it. */
export const seededAt = new Date('2026-11-21T12:00:00.000Z');

const template = await seededTemplate({ now: seededAt, largePolicies: 25 });

/** A real gateway in front of a real mock over a SQLite file of its own, both at one clock. */
export type LinkedApps = {
  readonly portal: string;
  readonly mock: string;
  readonly clock: FixedClock;
  readonly database: Database;
  /** The file of the mock's database. */
  readonly databaseFile: string;
  /** The folder of the mock's document store. */
  readonly documents: string;
  /** Ends the mock alone, as when the firm's service is down. */
  readonly stopMock: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** The profile of the mock that this project of tests runs before; see vitest.config.ts. */
export const mockProfile: MockProfile = mockProfileSchema.parse(process.env.MOCK_PROFILE ?? 'full');

type LinkOptions = {
  /** Sees every call of the gateway on its way back from the mock, and may change the answer. */
  readonly alter?: (call: PassingCall) => void;
  /** Faults on the calls of the gateway, applied by a proxy between the two. */
  readonly faults?: FaultRegistry;
  /** Switches the controls for QA on. */
  readonly controls?: boolean;
  /** That of the project of tests unless given. */
  readonly profile?: MockProfile;
  /** False for a gateway that does not hold its results to their schemas, as in production. */
  readonly checkOutputs?: boolean;
  /** Takes the lines of both; by default nobody does. */
  readonly logger?: Logger;
  /** True for a mock with its own limit of writes. */
  readonly limitsWrites?: boolean;
  /** Variables of the gateway. */
  readonly environment?: Readonly<Record<string, string>>;
};

/** Starts the pair on free ports of the loopback address. */
export async function linkApps({
  alter,
  faults,
  controls,
  profile = mockProfile,
  checkOutputs = true,
  logger = pino({ level: 'silent' }),
  limitsWrites = false,
  environment,
}: LinkOptions = {}): Promise<LinkedApps> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-pair-'));
  const file = join(folder, 'portal.db');
  copyFileSync(template, file);
  const documents = documentsFolderOf(file);
  const opened = reuseDatabase(`file:${file}`);
  const { database } = opened;
  const documentStore = openDocumentStore(documents);
  documentStore.takeFrom(templateDocuments, await digestsIn(database));
  const clock = fixedClock(seededAt);
  const mockApp = await buildMock({
    env: loadMockEnv({
      DATABASE_URL: `file:${file}`,
      MOCK_TOKEN_SECRET: secrets.mock,
      MOCK_PROFILE: profile,
    }),
    database,
    documentStore,
    clock,
    random: systemRandom,
    logger,
    passwordCost: testPasswordCost,
    // Its clock stays where it is.
    ...(!limitsWrites && { writesPerMinute: 100_000 }),
    ...(controls && {
      qa: { seedFiles: async () => ({ path: template, seededAt, documents: templateDocuments }) },
    }),
  });
  const mock = await mockApp.listen({ port: 0, host: '127.0.0.1' });
  const between = await (faults ? injectFaults(mock, faults) : alter && alterUpstream(mock, alter));
  const env = loadEnv({
    GATEWAY_SESSION_SECRET: secrets.gateway,
    UPSTREAM_URL: between?.origin ?? mock,
    REVOCATION_FILE: join(folder, 'revocations.db'),
    // Registering every file of the built client takes longer than the rest of the gateway.
    WEB_ROOT: '/nowhere',
    RATE_LIMIT_PER_MINUTE: '100000',
    SIGN_IN_LIMIT_PER_MINUTE: '100000',
    WRITE_LIMIT_PER_MINUTE: '100000',
    // The mock is never late, but a busy machine may be.
    UPSTREAM_HEADERS_MS: '15000',
    UPSTREAM_TOTAL_MS: '18000',
    UPSTREAM_MFA_DELETE_CODE: profile === 'full' ? '1' : '0',
    ...environment,
  });
  const gatewayApp = await buildGateway({ env, clock, logger, checkOutputs });
  const portal = await gatewayApp.listen({ port: 0, host: '127.0.0.1' });
  return {
    portal,
    mock,
    clock,
    database,
    databaseFile: file,
    documents,
    stopMock: () => mockApp.close(),
    close: async () => {
      await gatewayApp.close();
      await between?.close();
      await mockApp.close();
      await opened.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function digestsIn(database: Database): Promise<string[]> {
  const rows = await database.document.findMany({ select: { digest: true }, distinct: ['digest'] });
  return rows.map(({ digest }) => digest);
}

async function injectFaults(mock: string, faults: FaultRegistry): Promise<AlteredUpstream> {
  const { server, close } = createFaultProxy(new URL(mock), faults);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}
