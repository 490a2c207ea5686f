import { loginFailure } from './command-failure.ts';
import type { LoginGateway } from './gateway.ts';
import type { LoginCommand, LoginResult } from './machine/commands.ts';
import type { LoginEvent } from './machine/events.ts';

/** What the commands need. */
export type CommandDeps = {
  gateway: LoginGateway;
  /** Takes the full token and goes to the welcome screen; throws when the token cannot be used. */
  enterPortal(result: LoginResult): void;
  nowMs(): number;
};

type Command<T extends LoginCommand['type']> = Extract<LoginCommand, { type: T }>;
type Answer = LoginEvent | undefined;
type Runs = {
  [T in LoginCommand['type']]: (deps: CommandDeps, command: Command<T>) => Promise<Answer> | Answer;
};

const runs: Runs = {
  signIn: async ({ gateway }, { type, ...credentials }) => ({
    type: 'signedIn',
    ...(await gateway.signIn(credentials)),
  }),
  holdToken: ({ gateway }, { token }) => void gateway.holdToken(token),
  readMfa: async ({ gateway }) => ({ type: 'mfaSetupKnown', setup: await gateway.readMfa() }),
  verifyCode: async ({ gateway }, { code }) => ({
    type: 'codeAccepted',
    ...(await gateway.verifyCode(code)),
  }),
  verifyMfa: async ({ gateway }, { code }) => ({ type: 'codeAccepted', ...(await gateway.verifyMfa(code)) }),
  unlock: async ({ gateway }, { email, code }) => ({
    type: 'unlocked',
    unlockToken: await gateway.unlock(email, code),
  }),
  requestReset: async ({ gateway, nowMs }, { email }) => {
    await gateway.requestReset(email);
    return { type: 'resetSent', nowMs: nowMs() };
  },
  setPassword: async ({ gateway }, { type, ...input }) => {
    await gateway.setPassword(input);
    return { type: 'passwordSet' };
  },
  readReasons: async ({ gateway }) => ({ type: 'reasonsKnown', reasons: await gateway.readReasons() }),
  contactSupport: async ({ gateway }, { type, ...request }) => {
    await gateway.contactSupport(request);
    return { type: 'supportSent' };
  },
  readTerms: async ({ gateway }) => ({ type: 'termsKnown', terms: await gateway.readTerms() }),
  acceptTerms: async ({ gateway }, { version }) => ({
    type: 'termsTaken',
    token: await gateway.acceptTerms(version),
  }),
  enterPortal: ({ enterPortal }, { type, ...result }) => void enterPortal(result),
};

/** Does one command and answers with what happened: the only impure part of the login. It never rejects. */
export async function runLoginCommand(command: LoginCommand, deps: CommandDeps): Promise<Answer> {
  // The table pairs each command with its own runner, which TypeScript cannot follow through a look-up.
  const run = runs[command.type] as (deps: CommandDeps, command: LoginCommand) => Promise<Answer> | Answer;
  try {
    return await run(deps, command);
  } catch (failure) {
    return loginFailure(command.type, failure, deps.nowMs());
  }
}
