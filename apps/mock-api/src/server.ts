import { loadEnv } from './env.ts';
import { createLogger } from './logger.ts';
import { openMock } from './open-mock.ts';

async function start(): Promise<void> {
  const env = loadEnv();
  const logger = createLogger(env.LOG_LEVEL);
  const opening = openMock(env, logger);
  const stop = async (): Promise<void> => {
    const close = await opening;
    await close();
    logger.info('stopped');
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop().catch(fail));
  await opening;
}

function fail(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : 'The mock API cannot start.'}\n`);
  process.exit(1);
}

start().catch(fail);
