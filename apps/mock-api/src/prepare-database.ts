import type { Database } from '@portal/prisma/client';
import type { DocumentStore } from '@portal/prisma/document-store';
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

/** Seeds an empty database when configured, and removes files that no row names; throws in production when a demonstration account is in it (SEC-D7). */
export async function prepareDatabase({ env, database, documentStore, clock }: Deps): Promise<void> {
  if (env.NODE_ENV === 'production') await refuseDemonstrationAccounts(database);
  else if (env.SEED === 'if-empty' && (await database.client.count()) === 0)
    await seed(database, { now: clock.now(), documents: documentStore });
  await removeUnnamedFiles({ database, documentStore });
}

async function refuseDemonstrationAccounts(database: Database): Promise<void> {
  const emails = seededPeople.map(({ email }) => email);
  if ((await database.client.count({ where: { email: { in: emails } } })) > 0)
    throw new Error('The mock API cannot start: the database holds demonstration accounts.');
}
