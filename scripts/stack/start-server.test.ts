import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { anyFreePort } from './ports.ts';
import { startServer } from './start-server.ts';

test('Q-1: a server that stops before it answers is an error with its last lines', {
  timeout: 30_000,
}, async () => {
  const port = await anyFreePort();
  const folder = mkdtempSync(join(tmpdir(), 'portal-start-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const starting = startServer({
    name: 'gateway',
    app: 'gateway',
    env: { PORT: String(port), GATEWAY_SESSION_SECRET: 'short' },
    logFile: join(folder, 'gateway.log'),
    readyUrl: `http://127.0.0.1:${port}/readyz`,
  });
  await expect(starting).rejects.toThrow('The gateway stopped before it answered.');
  await expect(starting).rejects.toThrow('GATEWAY_SESSION_SECRET: must have at least 32 bytes');
});
