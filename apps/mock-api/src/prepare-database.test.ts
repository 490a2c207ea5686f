import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '@portal/prisma/client';
import { openDocumentStore } from '@portal/prisma/documents/store';
import { applyMigrations } from '@portal/prisma/migrate';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { prepareDatabase } from './prepare-database.ts';
import { buildTestApp } from './test/build-test-app.ts';
import { fixedClock } from './test/fixed-clock.ts';

const clock = fixedClock(new Date('2026-03-02T10:00:00Z'));
const documents = mkdtempSync(join(tmpdir(), 'portal-mock-api-documents-'));
const documentStore = openDocumentStore(documents);
afterAll(() => rmSync(documents, { recursive: true, force: true }));

function emptyDatabase(): Database {
  const folder = mkdtempSync(join(tmpdir(), 'portal-mock-api-'));
  applyMigrations(`file:${folder}/test.db`);
  const database = openDatabase(`file:${folder}/test.db`);
  onTestFinished(async () => {
    await database.$disconnect();
    rmSync(folder, { recursive: true, force: true });
  });
  return database;
}

test('SEED=never leaves an empty database empty', async () => {
  const database = emptyDatabase();
  await prepareDatabase({ env: { SEED: 'never', NODE_ENV: 'development' }, database, documentStore, clock });
  expect(await database.client.count()).toBe(0);
});

test('SEED=if-empty leaves a database with people in it as it is', async () => {
  const { database } = await buildTestApp();
  const before = await database.client.findMany();
  await prepareDatabase({
    env: { SEED: 'if-empty', NODE_ENV: 'development' },
    database,
    documentStore,
    clock,
  });
  expect(await database.client.findMany()).toEqual(before);
});

describe('SEC-D21: production', () => {
  const env = { SEED: 'never', NODE_ENV: 'production' } as const;

  test('refuses a database with demonstration accounts, without naming them', async () => {
    const { database } = await buildTestApp();
    await expect(prepareDatabase({ env, database, documentStore, clock })).rejects.toThrow(
      'The mock API cannot start: the database holds demonstration accounts.',
    );
  });

  test('takes one without', async () => {
    await expect(
      prepareDatabase({ env, database: emptyDatabase(), documentStore, clock }),
    ).resolves.toBeUndefined();
  });
});
