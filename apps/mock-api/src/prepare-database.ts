import type { Database } from '@portal/prisma/client';
import type { DocumentStore } from '@portal/prisma/documents/store';
import { seed } from '@portal/prisma/seed';
import { seededPeople } from '@portal/prisma/seed/people';
import type { Clock } from './clock.ts';
import type { Env } from './env.ts';
import { removeUnnamedFiles } from './features/documents/stored-files.ts';

type Deps = {
  env: Pick<Env, 'SEED' | 'NODE_ENV'>;
  database: Database;
  documentStore: DocumentStore;
  clock: Clock;
};

/**
 * Seeds an empty database when configured, and removes files that no row names and cut-off uploads; in production it
 * never seeds, and throws when a demonstration account is in it (SEC-D21). Returns the moment that it has seeded for,
 * if it has.
 */
export async function prepareDatabase(deps: Deps): Promise<Date | undefined> {
  const isProduction = deps.env.NODE_ENV === 'production';
  const seededAt = isProduction ? await refuseDemonstrationAccounts(deps.database) : await seedIfEmpty(deps);
  await removeUnnamedFiles(deps);
  deps.documentStore.removeDrafts();
  return seededAt;
}

async function seedIfEmpty({ env, database, documentStore, clock }: Deps): Promise<Date | undefined> {
  if (env.SEED !== 'if-empty' || (await database.client.count()) > 0) return undefined;
  const now = clock.now();
  await seed(database, { now, documents: documentStore });
  return now;
}

async function refuseDemonstrationAccounts(database: Database): Promise<undefined> {
  const emails = seededPeople.map(({ email }) => email);
  if ((await database.client.count({ where: { email: { in: emails } } })) > 0)
    throw new Error('The mock API cannot start: the database holds demonstration accounts.');
}
