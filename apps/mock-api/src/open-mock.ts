import { openLoggedTrail } from '@portal/audit/logged-trail';
import { type Database, openDatabase } from '@portal/prisma/client';
import { type DocumentStore, documentsFolderOf, openDocumentStore } from '@portal/prisma/documents/store';
import { applyMigrations } from '@portal/prisma/migrate';
import type { Logger } from 'pino';
import { type AppDeps, buildApp } from './app.ts';
import { systemClock } from './clock.ts';
import type { Env } from './env.ts';
import { createGracefulClose } from './http/server/graceful-close.ts';
import { prepareDatabase } from './prepare-database.ts';
import type { QaOptions } from './qa/qa-deps.ts';
import { createSeedFiles, keepAsSeedFile } from './qa/reset/seed-files.ts';
import { systemRandom } from './random.ts';
import type { WorldDeps } from './worlds/world.ts';
import { createWorlds } from './worlds/worlds.ts';

/**
 * Starts the mock from its variables: schema, seed, controls for QA, port. Returns a function that stops it, which lets
 * requests in flight finish and closes the database. When it cannot start, throws an Error with a remedy and leaves
 * nothing open. Tests with many sign-ins pass a lower `passwordCost`.
 */
export async function openMock(
  env: Env,
  logger: Logger,
  given: Pick<AppDeps, 'passwordCost'> = {},
): Promise<() => Promise<void>> {
  applyMigrations(env.DATABASE_URL);
  const database = openDatabase(env.DATABASE_URL);
  try {
    const documentStore = openDocumentStore(env.DOCUMENTS_DIR ?? documentsFolderOf(env.DATABASE_URL));
    const seededAt = await prepareDatabase({ env, database, documentStore, clock: systemClock });
    if (env.QA_CONTROLS && seededAt)
      await keepAsSeedFile(qaFolderOf(env), database, { seededAt, documents: documentStore.folder });
    const close = await listen({ env, database, documentStore, logger, ...given });
    return () => close().finally(() => database.$disconnect());
  } catch (error) {
    await database.$disconnect();
    throw error;
  }
}

type Deps = Pick<AppDeps, 'passwordCost'> & {
  env: Env;
  database: Database;
  documentStore: DocumentStore;
  logger: Logger;
};

async function listen({ database, documentStore, ...given }: Deps): Promise<() => Promise<void>> {
  const { env, logger } = given;
  const deps = { ...given, clock: systemClock, random: systemRandom };
  const qa = env.QA_CONTROLS ? openQa(deps) : undefined;
  // Worlds have none: they are deleted.
  const audit = await openLoggedTrail({ file: env.AUDIT_FILE, app: 'mock-api', clock: systemClock, logger });
  const app = await buildApp({ ...deps, database, documentStore, audit, ...(qa && { qa }) });
  app.addHook('onClose', () => audit?.close());
  app.addHook('onClose', async () => qa?.worlds.close());
  const close = createGracefulClose(app);
  try {
    await app.listen({ port: env.MOCK_API_PORT, host: env.MOCK_API_HOST });
  } catch (error) {
    await close();
    throw readable(error, env);
  }
  // Made before the first request.
  qa?.seedFiles(systemClock.now()).catch((err: unknown) => logger.error({ err }, 'no seed file'));
  return close;
}

/** A message that says what to do about a port that is not available. */
function readable(error: unknown, { MOCK_API_HOST: host, MOCK_API_PORT: port }: Env): unknown {
  const { code } = error as { code?: unknown };
  if (code === 'EADDRINUSE')
    return new Error(
      `Port ${port} on ${host} is in use: stop what runs there, or set MOCK_API_PORT to a free port.`,
    );
  if (code === 'EACCES' || code === 'EADDRNOTAVAIL')
    return new Error(
      `Port ${port} on ${host} cannot be opened: set MOCK_API_HOST and MOCK_API_PORT to others.`,
    );
  return error;
}

/** Seed files and worlds in a folder beside the database. The caller closes the worlds. */
function openQa(deps: Omit<WorldDeps, 'folder' | 'seedFiles'>): Required<QaOptions> {
  const folder = qaFolderOf(deps.env);
  const seedFiles = createSeedFiles(folder);
  return { seedFiles, worlds: createWorlds({ ...deps, folder, seedFiles }) };
}

function qaFolderOf({ DATABASE_URL }: Env): string {
  return `${DATABASE_URL.replace(/^file:/, '')}.qa`;
}
