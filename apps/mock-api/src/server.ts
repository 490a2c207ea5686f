import closeWithGrace from 'close-with-grace';
import { loadEnv } from './env.ts';
import { STOP_WITHIN_MS } from './http/server/graceful-close.ts';
import { createLogger } from './logger.ts';
import { openMock } from './open-mock.ts';

/** No graceful close after these: the state may be broken, and what was acknowledged is already stored. */
const ownFailures = ['uncaughtException', 'unhandledRejection', 'beforeExit'] as const;

async function start(): Promise<void> {
  const env = loadEnv();
  const logger = createLogger(env.LOG_LEVEL);
  process.on('uncaughtException', (error) => {
    // Node would print its message, which may quote what a client sent (SEC-H4).
    logger.fatal({ err: error }, 'ended by an error that nothing handled');
    process.exit(1);
  });
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
