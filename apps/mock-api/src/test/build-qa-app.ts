import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type QaEndpoints, qaEndpoints } from '@portal/contract/qa/qa-endpoints';
import { openDocumentStore } from '@portal/prisma/documents/store';
import { onTestFinished } from 'vitest';
import { loadEnv } from '../env.ts';
import { takeMissingFiles } from '../features/documents/stored-files.ts';
import { createLogger } from '../logger.ts';
import type { Worlds } from '../qa/qa-deps.ts';
import type { SeedFiles } from '../qa/reset/seed-files.ts';
import { systemRandom } from '../random.ts';
import { createWorlds } from '../worlds/worlds.ts';
import { buildTestApp, type TestApp, type TestAppOptions, testSecret } from './build-test-app.ts';
import { fixedClock } from './fixed-clock.ts';
import { callerOf, type TableCaller } from './person.ts';
import { seededTemplate, templateDocuments, testPasswordCost, testStart } from './seeded-template.ts';

/** `folder` is where its worlds keep their databases. */
export type QaApp = TestApp & {
  qa: TableCaller<QaEndpoints>;
  folder: string;
  worlds: Worlds;
  /** The folder of its document store. */
  documents: string;
};

type QaAppOptions = TestAppOptions & { seedFiles?: SeedFiles };

const seedFile = {
  path: await seededTemplate(),
  seededAt: testStart,
  documents: templateDocuments,
};

/** The seed file of the tests, whatever the day. */
export const testSeedFiles: SeedFiles = async () => seedFile;

/** The app with the controls for QA switched on, and calls of theirs by their names. */
export async function buildQaApp({
  variables = {},
  seedFiles = testSeedFiles,
  ...options
}: QaAppOptions = {}): Promise<QaApp> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-worlds-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const given = { QA_CONTROLS: '1', ...variables };
  const clock = fixedClock(testStart);
  const worlds = createWorlds({
    env: loadEnv({ DATABASE_URL: `file:${folder}/none.db`, MOCK_TOKEN_SECRET: testSecret, ...given }),
    clock,
    random: systemRandom,
    logger: createLogger('silent'),
    passwordCost: testPasswordCost,
    folder,
    seedFiles,
  });
  onTestFinished(() => worlds.close());
  // Resetting removes what no row names.
  const documents = mkdtempSync(join(tmpdir(), 'portal-documents-'));
  onTestFinished(() => rmSync(documents, { recursive: true, force: true }));
  const mock = await buildTestApp({
    ...options,
    documents,
    clock,
    variables: given,
    qa: { seedFiles, worlds },
  });
  const documentStore = openDocumentStore(documents);
  await takeMissingFiles({ database: mock.database, documentStore }, templateDocuments);
  return { ...mock, folder, worlds, documents, qa: callerOf(mock.app, qaEndpoints) };
}
