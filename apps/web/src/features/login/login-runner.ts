import { loadGateway } from '#core/trpc/load-gateway.ts';
import type { RunCommand } from './login-session.ts';
import { runLoginCommand } from './run-login-command.ts';
import { createTrpcLoginGateway } from './trpc-login-gateway.ts';

/** The runner over the real gateway. */
export async function createLoginRunner(enterPortal: (token: string) => void): Promise<RunCommand> {
  const gateway = createTrpcLoginGateway(await loadGateway());
  return (command) => runLoginCommand(command, { gateway, enterPortal, nowMs: Date.now });
}
