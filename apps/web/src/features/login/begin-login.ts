import { gateway } from '#core/trpc/client.ts';
import { enterPortal, type Go } from './enter-portal.ts';
import { type LoginSession, startLoginSession } from './login-session.ts';
import type { WayIn } from './machine/login-command.ts';
import type { LoginEntry } from './machine/login-entry.ts';
import type { LoginState } from './machine/login-state.ts';
import { runLoginCommand } from './run-login-command.ts';
import { createTrpcLoginGateway } from './trpc-login-gateway.ts';

/** How somebody came, where states are shown, and how to move on. */
export type LoginParts = { entry: LoginEntry; show: (state: LoginState) => void; go: Go };

/** The login over the real gateway. */
export function beginLogin({ entry, show, go }: LoginParts): LoginSession {
  const world = {
    gateway: createTrpcLoginGateway(gateway),
    enterPortal: (way: WayIn) => enterPortal(way, go),
    nowMs: Date.now,
  };
  return startLoginSession({ entry, show, run: (command) => runLoginCommand(command, world) });
}
