import { expect, test } from 'vitest';
import { type AppOptions, buildApp } from './app.ts';
import { loadEnv } from './env.ts';
import { createLogger } from './logging/logger.ts';
import { openGateway } from './open-gateway.ts';
import { IN_MEMORY } from './session/revocation/file.ts';
import { testSecret } from './test/build-test-app.ts';

test.each([
  ['production', false],
  ['test', true],
  ['development', true],
])('SEC-F8: with NODE_ENV=%s, outputs are checked: %s', async (NODE_ENV, checkOutputs) => {
  const env = loadEnv({
    NODE_ENV,
    PORT: '0',
    DRAIN_MS: '0',
    LOG_LEVEL: 'silent',
    REVOCATION_FILE: IN_MEMORY,
    UPSTREAM_URL: 'https://firm.example.com',
    GATEWAY_SESSION_SECRET: testSecret,
  });
  const built: AppOptions[] = [];
  const stop = await openGateway({ env, logger: createLogger('silent') }, (options) => {
    built.push(options);
    return buildApp(options);
  });
  await stop();
  expect(built).toMatchObject([{ checkOutputs }]);
});
