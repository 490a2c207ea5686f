import type { Logger } from 'pino';
import { buildApp } from './app.ts';
import { systemClock } from './clock.ts';
import type { Env } from './env.ts';
import type { Monitoring } from './monitoring/monitoring.ts';
import { closeInOrder, DRAIN_MS } from './plugins/graceful-close.ts';

type Deps = { readonly env: Env; readonly logger: Logger; readonly monitoring?: Monitoring | undefined };
type Build = typeof buildApp;

/**
 * The gateway on the configured port. Returns a function that stops it. Throws the system's error when the port is
 * taken, after closing whatever was opened: a connection to Redis would keep the process alive.
 */
export async function openGateway(deps: Deps, build: Build = buildApp): Promise<() => Promise<void>> {
  const checkOutputs = deps.env.NODE_ENV !== 'production';
  const app = await build({ ...deps, clock: systemClock, checkOutputs });
  try {
    await app.listen({ port: deps.env.PORT, host: deps.env.HOST });
  } catch (error) {
    await app.close();
    throw error;
  }
  const drainMs = deps.env.DRAIN_MS ?? (deps.env.NODE_ENV === 'production' ? DRAIN_MS : 0);
  return () => closeInOrder(app, drainMs);
}
