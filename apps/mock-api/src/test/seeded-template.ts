import { createHash, randomUUID } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '@portal/prisma/client';
import { openDocumentStore } from '@portal/prisma/documents/store';
import { seedPassword } from '@portal/prisma/seed/people';
import { seedState } from '@portal/prisma/seed-file';
import { sharedSeedFile } from '@portal/prisma/test/shared-seed-file';
import argon2 from 'argon2';
import { takeMissingFiles } from '../features/documents/stored-files.ts';

/** The moment at which the test clock starts: a Monday morning. */
export const testStart = new Date('2026-03-02T10:00:00.000Z');

/** Low cost, so that tests with many sign-ins are fast; the real cost has its own test. */
export const testPasswordCost = { memoryKib: 1024, passes: 2 } as const;

const folder = join(tmpdir(), 'portal-mock-api-tests');

/** The files of the documents of every template: a test that counts or removes files copies them first. */
export const templateDocuments = join(folder, 'documents');

type SeedOptions = { readonly now?: Date; readonly largePolicies?: number };

/**
 * The path of a seeded database to copy. Made once for each state of the schema and the seed, and shared by
 * test files that run at the same time: a finished file is moved into its place in one step.
 */
export async function seededTemplate({
  now = testStart,
  largePolicies = 3,
}: SeedOptions = {}): Promise<string> {
  const template = join(folder, `${templateState()}-${now.getTime()}-${largePolicies}.db`);
  if (existsSync(template)) return template;
  mkdirSync(folder, { recursive: true });
  const draft = join(folder, `${randomUUID()}.db`);
  try {
    await fill(draft, { now, largePolicies });
    renameSync(draft, template);
  } finally {
    rmSync(draft, { force: true });
  }
  return template;
}

async function fill(draft: string, options: Required<SeedOptions>): Promise<void> {
  const seeded = await sharedSeedFile(options);
  copyFileSync(seeded.path, draft);
  const database = openDatabase(`file:${draft}`);
  try {
    await takeMissingFiles(
      { database, documentStore: openDocumentStore(templateDocuments) },
      seeded.documents,
    );
    await lowerPasswordCost(database);
  } finally {
    await database.$disconnect();
  }
}

/** Hashes the seeded password again, with the cost for tests. */
export async function lowerPasswordCost(database: Database): Promise<void> {
  const { memoryKib: memoryCost, passes: timeCost } = testPasswordCost;
  const passwordHash = await argon2.hash(seedPassword, { memoryCost, timeCost, parallelism: 1 });
  await database.client.updateMany({ where: { passwordHash: { not: null } }, data: { passwordHash } });
}

/** Of the seed, and of what is changed in it here. */
function templateState(): string {
  const ownState = createHash('sha256')
    .update(readFileSync(import.meta.filename))
    .digest('hex');
  return `${seedState()}-${ownState.slice(0, 8)}`;
}
