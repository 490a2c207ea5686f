import { gateway } from '#core/trpc/client.ts';
import { enterPortal, type Navigate } from './commands/enter-portal.ts';
import { createTrpcLoginGateway } from './commands/gateway.ts';
import { runLoginCommand } from './commands/run-command.ts';
import { createInterruptedSetUp } from './interrupted-set-up.ts';
import type { LoginResult } from './machine/commands.ts';
import type { LoginEntry } from './machine/requested-step.ts';
import type { LoginState } from './machine/state.ts';
import { noteUsedCode } from './next-code-wait.ts';
import { createRememberedAddress } from './remembered-address.ts';
import { type LoginRun, runLoginMachine } from './run-machine.ts';

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
