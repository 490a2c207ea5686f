import closeWithGrace from 'close-with-grace';
import { type Env, loadEnv, processEnv } from './env.ts';
import { createLogger } from './logging/logger.ts';
import type { Monitoring } from './monitoring/monitoring.ts';
import { openGateway } from './open-gateway.ts';
import { STOP_WITHIN_MS } from './plugins/graceful-close.ts';

/** No graceful close after these: the state may be broken, and what was acknowledged is already stored. */
const ownFailures = ['uncaughtException', 'unhandledRejection', 'beforeExit'] as const;

run().catch(fail);

async function run(): Promise<void> {
  const env = loadEnv(processEnv);
  const monitoring = await startMonitoring(env);
  const logger = createLogger(env.LOG_LEVEL, undefined, monitoring?.fault);
  process.on('uncaughtException', (error) => {
    // Node would print its message, which may quote what a client sent (SEC-H4).
    logger.fatal({ err: error }, 'ended by an error that nothing handled');
    void Promise.resolve(monitoring?.close()).finally(() => process.exit(1));
  });
  const opening = openGateway({ env, logger, monitoring });
  closeWithGrace({ delay: STOP_WITHIN_MS, logger, skip: [...ownFailures] }, async () => {
    const close = await opening;
    await close();
    await monitoring?.close();
  });
  await opening;
}

/** Exits at once: open handles, such as a connection to Redis, must not keep the process alive. */
function fail(error: unknown): void {
  process.stderr.write(`${sentence(error)}\n`);
  process.exit(1);
}

/** S-7: without a DSN the code that reports is not even loaded. */
async function startMonitoring(env: Env): Promise<Monitoring | undefined> {
  if (env.SENTRY_DSN === undefined) return undefined;
  const { createSentry } = await import('./monitoring/sentry.ts');
  return createSentry(env.SENTRY_DSN, env);
}

function sentence(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return 'The port of the gateway is in use. Stop what uses it, or set PORT to another.';
  return error instanceof Error ? error.message : 'The gateway could not start.';
}
