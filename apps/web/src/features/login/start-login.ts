import { AppError } from '#core/errors/app-error.ts';
import { paths } from '#core/routing/paths.ts';
import { sessionStore } from '#core/session/store.ts';
import { gateway } from '#core/trpc/client.ts';
import { createTrpcLoginGateway } from './gateway.ts';
import type { LoginResult } from './machine/commands.ts';
import type { LoginState } from './machine/state.ts';
import type { LoginEntry } from './machine/transition.ts';
import { runLoginCommand } from './run-command.ts';
import { type LoginSession, startLoginSession } from './session.ts';

/** How the client arrived, where states are shown, and how to leave the login. */
export type LoginDeps = { entry: LoginEntry; show: (state: LoginState) => void; navigate: Navigate };

/** The login over the real gateway. */
export function startLogin({ entry, show, navigate }: LoginDeps): LoginSession {
  const deps = {
    gateway: createTrpcLoginGateway(gateway),
    enterPortal: (result: LoginResult) => enterPortal(result, navigate),
    nowMs: Date.now,
  };
  return startLoginSession({ entry, show, run: (command) => runLoginCommand(command, deps) });
}

type Navigate = (path: string, options: { replace: boolean }) => void;

/** L-13 and L-18: stores the full token and the accepted terms, and opens /welcome. An unreadable token does not sign in. */
export function enterPortal({ token, acceptedTerms }: LoginResult, navigate: Navigate): void {
  sessionStore.signIn(token, acceptedTerms);
  if (sessionStore.read().token === null) throw new AppError('UNKNOWN');
  navigate(paths.welcome.to(), { replace: true });
}
