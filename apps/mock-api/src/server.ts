import { type Database, openDatabase } from '@portal/prisma/client';
import { applyMigrations } from '@portal/prisma/migrate';
import { buildApp } from './app.ts';
import { systemClock } from './clock.ts';
import { type Env, loadEnv } from './env.ts';
import { createGracefulClose } from './http/graceful-close.ts';
import { createLogger } from './logger.ts';
import { prepareDatabase } from './prepare-database.ts';
import { openQaTools } from './qa/qa-tools.ts';
import { systemRandom } from './random.ts';

async function start(): Promise<void> {
  const env = loadEnv();
  applyMigrations(env.DATABASE_URL);
  const database = openDatabase(env.DATABASE_URL);
  await prepareDatabase({ env, database, clock: systemClock });
  await listen(env, database);
}

async function listen(env: Env, database: Database): Promise<void> {
  const logger = createLogger(env.LOG_LEVEL);
  const parts = { env, clock: systemClock, random: systemRandom, logger };
  const qa = env.QA_CONTROLS ? openQaTools(parts) : undefined;
  const app = await buildApp({ ...parts, database, ...(qa && { qa }) });
  app.addHook('onClose', async () => qa?.worlds.close());
  const close = createGracefulClose(app);
  await app.listen({ port: env.MOCK_API_PORT, host: env.MOCK_API_HOST }).catch((error: unknown) => {
    throw readable(error, env);
  });
  // Ready before somebody waits for it.
  qa?.seedFiles(systemClock.now()).catch((err: unknown) => logger.error({ err }, 'no seed file'));
  const stop = async (): Promise<void> => {
    await close();
    await database.$disconnect();
    logger.info('stopped');
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
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

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : 'The mock API cannot start.'}\n`);
  process.exit(1);
});
