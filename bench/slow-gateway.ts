import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { anyFreePort } from '../scripts/stack/ports.ts';
import { roomyLimits, startServer } from '../scripts/stack/start-server.ts';
import { startSlowRelay } from './slow-relay.ts';

export type SlowGateway = {
  readonly portalUrl: string;
  /** The firm's API as the gateway reaches it. */
  readonly upstreamUrl: string;
  readonly stop: () => Promise<void>;
};

/** A gateway as in production, to which the firm's API is some milliseconds away. */
export async function startSlowGateway(upstream: string, delayMs: number): Promise<SlowGateway> {
  const relay = await startSlowRelay(upstream, delayMs);
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-gateway-'));
  const port = await anyFreePort();
  const portalUrl = `http://127.0.0.1:${port}`;
  const child = await startServer({
    name: 'gateway',
    app: 'gateway',
    env: {
      PORT: String(port),
      NODE_ENV: 'production',
      UPSTREAM_URL: relay.url,
      UPSTREAM_ALLOW_HTTP: '1',
      GATEWAY_SESSION_SECRET: 'q7V2mXc9Lw4RtB8nYs6KzJ1hFd3GpA5uEoTi',
      REVOCATION_FILE: join(folder, 'revocations.db'),
      ...roomyLimits,
    },
    logFile: join(folder, 'gateway.log'),
    readyUrl: `${portalUrl}/readyz`,
  });
  return {
    portalUrl,
    upstreamUrl: relay.url,
    async stop() {
      await child.stop();
      relay.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
