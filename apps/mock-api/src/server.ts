import closeWithGrace from 'close-with-grace';
import { loadEnv } from './env.ts';
import { STOP_WITHIN_MS } from './http/server/graceful-close.ts';
import { createLogger } from './logger.ts';
import { openMock } from './open-mock.ts';

/** Node ends the process on these, with their stack. */
const ownFailures = ['uncaughtException', 'unhandledRejection', 'beforeExit'] as const;

async function start(): Promise<void> {
  const env = loadEnv();
  const logger = createLogger(env.LOG_LEVEL);
  const opening = openMock(env, logger);
  closeWithGrace({ delay: STOP_WITHIN_MS, logger, skip: [...ownFailures] }, async () => {
    const close = await opening;
    await close();
    logger.info('stopped');
  });
  await opening;
}

function fail(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : 'The mock API cannot start.'}\n`);
  process.exit(1);
}

start().catch(fail);
