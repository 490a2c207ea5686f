import { type Database, openDatabase } from '@portal/prisma/client';
import { applyMigrations } from '@portal/prisma/migrate';
import type { Logger } from 'pino';
import { buildApp } from './app.ts';
import { systemClock } from './clock.ts';
import type { Env } from './env.ts';
import { createGracefulClose } from './http/graceful-close.ts';
import { prepareDatabase } from './prepare-database.ts';
import { systemRandom } from './random.ts';
import { openQaTools } from './worlds/open-qa-tools.ts';

/**
 * The mock as its variables want it: schema, seed, controls for QA, port. Gives the way to stop, which lets requests
 * under way finish and closes the database. Throws an Error that says what to do when it cannot start, with nothing left open.
 */
export async function openMock(env: Env, logger: Logger): Promise<() => Promise<void>> {
  applyMigrations(env.DATABASE_URL);
  const database = openDatabase(env.DATABASE_URL);
  try {
    await prepareDatabase({ env, database, clock: systemClock });
    const close = await listen({ env, database, logger });
    return () => close().finally(() => database.$disconnect());
  } catch (error) {
    await database.$disconnect();
    throw error;
  }
}

type Deps = { env: Env; database: Database; logger: Logger };

async function listen({ env, database, logger }: Deps): Promise<() => Promise<void>> {
  const deps = { env, clock: systemClock, random: systemRandom, logger };
  const qa = env.QA_CONTROLS ? openQaTools(deps) : undefined;
  const app = await buildApp({ ...deps, database, ...(qa && { qa }) });
  app.addHook('onClose', async () => qa?.worlds.close());
  const close = createGracefulClose(app);
  try {
    await app.listen({ port: env.MOCK_API_PORT, host: env.MOCK_API_HOST });
  } catch (error) {
    await close();
    throw readable(error, env);
  }
  // Ready before somebody waits for it.
  qa?.seedFiles(systemClock.now()).catch((err: unknown) => logger.error({ err }, 'no seed file'));
  return close;
}

/** One sentence that says what to do about a port that cannot be had. */
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
