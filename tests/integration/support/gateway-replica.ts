import { join } from 'node:path';
import type { Child } from '../../../scripts/stack/child.ts';
import { anyFreePort } from '../../../scripts/stack/ports.ts';
import { startServer } from '../../../scripts/stack/start-server.ts';

/** How browsers know the portal, whichever gateway answers. */
export const publicOrigin = 'https://portal.example.com';

export type Replica = { readonly address: string; readonly process: Child };

/** A gateway as a process of its own behind a load balancer, one of several that share a secret and a Redis. */
export async function startReplica(options: {
  readonly name: string;
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
}): Promise<Replica> {
  const port = await anyFreePort();
  const address = `http://127.0.0.1:${port}`;
  const child = await startServer({
    name: options.name,
    app: 'gateway',
    env: {
      PORT: String(port),
      PUBLIC_ORIGINS: publicOrigin,
      // The tests play the balancer, and say which client a call comes from.
      TRUSTED_PROXIES: '127.0.0.1',
      GATEWAY_SESSION_SECRET: 'gateway-secret-of-the-replicas-0123456789abcdef',
      ...options.environment,
    },
    logFile: join(options.folder, `${options.name}.log`),
    readyUrl: `${address}/readyz`,
    deadlineMs: 40_000,
  });
  return { address, process: child };
}
