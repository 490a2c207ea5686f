import type { Logger } from 'pino';
import { buildApp } from './app.ts';
import { systemClock } from './clock.ts';
import type { Env } from './env.ts';
import type { Monitoring } from './monitoring/monitoring.ts';

/** Requests under way get this long to finish; after it the process leaves them (SEC-I5). */
const GRACE_MS = 8000;

type Deps = { readonly env: Env; readonly logger: Logger; readonly monitoring?: Monitoring | undefined };

/**
 * The gateway on the configured port. Returns a function that stops it. Throws the system's error when the port is taken,
 * after closing whatever was opened: a connection to Redis would keep the process alive.
 */
export async function openGateway(deps: Deps): Promise<() => Promise<void>> {
  const app = await buildApp({ ...deps, clock: systemClock });
  try {
    await app.listen({ port: deps.env.PORT, host: deps.env.HOST });
  } catch (error) {
    await app.close();
    throw error;
  }
  return () => {
    setTimeout(() => app.server.closeAllConnections(), GRACE_MS).unref();
    return app.close();
  };
}
