import { AppError } from '#core/errors/app-error.ts';
import { paths } from '#core/routing/paths.ts';
import { storeSession } from '#core/session/start-session.ts';
import { sessionStore } from '#core/session/store.ts';
import { gateway } from '#core/trpc/client.ts';
import { createTrpcLoginGateway } from './commands/gateway.ts';
import { runLoginCommand } from './commands/run-command.ts';
import { createInterruptedSetUp } from './interrupted-set-up.ts';
import type { LoginResult } from './machine/commands.ts';
import type { LoginState } from './machine/state.ts';
import type { LoginEntry } from './machine/transition.ts';
import { createRememberedAddress, type RememberedAddress } from './remembered-address.ts';
import { type LoginRun, runLoginMachine } from './run-machine.ts';
import { noteUsedCode } from './used-code.ts';

export type Navigate = (path: string, options: { replace: boolean }) => void;

/** How the client arrived, where states are shown, and how to leave the login. */
export type LoginDeps = { entry: LoginEntry; show: (state: LoginState) => void; navigate: Navigate };

/** The login over the real gateway. */
export async function startLogin({ entry, show, navigate }: LoginDeps): Promise<LoginRun> {
  const remembered = createRememberedAddress();
  const setUp = createInterruptedSetUp();
  const deps = {
    gateway: createTrpcLoginGateway(gateway),
    remembered,
    setUp,
    noteUsedCode,
    enterPortal: (result: LoginResult) => enterPortal(result, { remembered, navigate }),
    nowMs: Date.now,
  };
  return runLoginMachine({
    entry: {
      ...entry,
      remembered: await remembered.read(),
      setUp: entry.step === 'mfaSetup' ? await setUp.read() : undefined,
    },
    show,
    run: (command) => runLoginCommand(command, deps),
  });
}

type EnterDeps = { remembered: Pick<RememberedAddress, 'keep'>; navigate: Navigate };

/**
 * L-13, L-18 and S-5: stores the full token and the accepted terms, and then opens /welcome: once the step is left, a reload
 * finds the session. An unreadable token does not sign in.
 */
export async function enterPortal(
  { token, acceptedTerms }: LoginResult,
  { remembered, navigate }: EnterDeps,
): Promise<void> {
  sessionStore.signIn(token, acceptedTerms);
  if (sessionStore.read().token === null) throw new AppError('UNKNOWN');
  await Promise.all([storeSession(), remembered.keep()]);
  navigate(paths.welcome.to(), { replace: true });
}
