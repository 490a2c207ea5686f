import { join } from 'node:path';
import { lowerPasswordCost } from '@portal/mock-api/test/seeded-template';
import { openDatabase } from '@portal/prisma/client';
import { runFolder } from './run-folder.ts';
import { startStack } from './stack.ts';

const folder = join(runFolder, 'template');

/** A database seeded once for a run, with the seed file for QA; each stack works on a copy of its own. */
export const templateFile = join(folder, 'portal.db');

/**
 * Seeds the template by starting the real mock over an empty folder, and closes it so that the file is whole. Signing
 * in is cheap then: no browser test is about the cost of a hash.
 */
export async function seedTemplate(): Promise<void> {
  const stack = await startStack({ folder, environment: { QA_CONTROLS: '1' } });
  await stack.stop();
  const database = openDatabase(`file:${templateFile}`);
  await lowerPasswordCost(database).finally(() => database.$disconnect());
}
