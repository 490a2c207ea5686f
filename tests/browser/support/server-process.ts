import { appendFileSync } from 'node:fs';
import { loadEnv as loadGatewayEnv } from '@portal/gateway/env';
import { createLogger as createGatewayLogger } from '@portal/gateway/logger';
import { openGateway } from '@portal/gateway/open-gateway';
import { loadEnv as loadMockEnv } from '@portal/mock-api/env';
import { createLogger as createMockLogger } from '@portal/mock-api/logger';
import { openMock } from '@portal/mock-api/open-mock';
import { testPasswordCost } from '@portal/mock-api/test/seeded-template';
import type { ServerAnswer, ServerRequest } from './server-messages.ts';

type OpenRequest = Extract<ServerRequest, { act: 'open' }>;

/** What was opened and not yet closed, by the number of the request. */
const closings = new Map<number, () => Promise<void>>();

/** Opens a server as its own entry opens it, over code that is loaded already. */
function open({ server, environment, logFile }: OpenRequest): Promise<() => Promise<void>> {
  const variables = { ...process.env, ...environment };
  // By name, line by line: a server may have a last word to say after it was closed.
  const log = { write: (line: string) => appendFileSync(logFile, line) };
  if (server === 'mock-api') {
    const env = loadMockEnv(variables);
    return openMock(env, createMockLogger(env.LOG_LEVEL, log), { passwordCost: testPasswordCost });
  }
  const env = loadGatewayEnv(variables);
  return openGateway({ env, logger: createGatewayLogger(env.LOG_LEVEL, log) });
}

async function serve(request: ServerRequest): Promise<void> {
  if (request.act === 'open') {
    closings.set(request.id, await open(request));
    return;
  }
  await closings.get(request.opened)?.();
  closings.delete(request.opened);
}

process.on('message', (request: ServerRequest) => {
  serve(request).then(
    () => answer({ id: request.id }),
    (error: unknown) => answer({ id: request.id, failure: reasonOf(error) }),
  );
});
process.once('disconnect', () => process.exit());

function reasonOf(error: unknown): string {
  return (error instanceof Error && error.stack) || String(error);
}

function answer(message: ServerAnswer): void {
  process.send?.(message);
}
