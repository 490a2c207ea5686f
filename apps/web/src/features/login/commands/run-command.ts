import { mayBeDone } from '#core/errors/may-be-done.ts';
import type { InterruptedSetUp } from '../interrupted-set-up.ts';
import type { LoginCommand, LoginResult } from '../machine/commands.ts';
import type { LoginEvent } from '../machine/events.ts';
import type { RememberedAddress } from '../remembered-address.ts';
import { logFailedCall, loginFailure } from './failed-call.ts';
import type { LoginGateway } from './gateway.ts';

/** What the commands need. */
export type CommandDeps = {
  gateway: LoginGateway;
  setUp: Pick<InterruptedSetUp, 'keep' | 'drop'>;
  /** Notes that a one-time code is used; the function that is returned removes the note. */
  noteUsedCode(): () => void;
  remembered: Pick<RememberedAddress, 'choose' | 'signedInAs' | 'chosen' | 'forget'>;
  /** Takes the full token and goes to the welcome screen; rejects when the token cannot be used. */
  enterPortal(result: LoginResult): Promise<void>;
  nowMs(): number;
};

type Command<T extends LoginCommand['type']> = Extract<LoginCommand, { type: T }>;
type Answer = LoginEvent | undefined;
type Runs = {
  [T in LoginCommand['type']]: (deps: CommandDeps, command: Command<T>) => Promise<Answer> | Answer;
};

/**
 * A code counts as used from the moment it is sent until it is refused or turned away: a reload may come before the
 * answer, or none comes.
 */
async function using<T>(noteUsedCode: CommandDeps['noteUsedCode'], answer: Promise<T>): Promise<T> {
  const takeBack = noteUsedCode();
  return answer.catch((failure) => {
    if (!mayBeDone(failure)) takeBack();
    throw failure;
  });
}

const runs: Runs = {
  signIn: async ({ gateway, remembered }, { type, ...credentials }) => {
    const answer = await gateway.signIn(credentials);
    remembered.signedInAs(credentials.email);
    return { type: 'signedIn', ...answer };
  },
  chooseRemembered: ({ remembered }, { email }) => void remembered.choose(email),
  forgetRemembered: ({ remembered }) => void remembered.forget(),
  holdToken: ({ gateway, setUp, remembered }, { token, setUpOf: email }) => {
    gateway.holdToken(token);
    if (email !== undefined) setUp.keep({ email, token, remembers: remembered.chosen() });
    return undefined;
  },
  dropSetUp: ({ setUp }) => void setUp.drop(),
  readMfa: async ({ gateway }) => ({ type: 'mfaSetupKnown', setup: await gateway.readMfa() }),
  verifyCode: async ({ gateway, noteUsedCode }, { code }) => ({
    type: 'codeAccepted',
    ...(await using(noteUsedCode, gateway.verifyCode(code))),
  }),
  useRecoveryCode: async ({ gateway }, { code }) => ({
    type: 'codeAccepted',
    ...(await gateway.useRecoveryCode(code)),
  }),
  verifyMfa: async ({ gateway, noteUsedCode }, { code }) => ({
    type: 'codeAccepted',
    ...(await using(noteUsedCode, gateway.verifyMfa(code))),
  }),
  unlock: async ({ gateway, noteUsedCode }, { email, code }) => ({
    type: 'unlocked',
    unlockToken: await using(noteUsedCode, gateway.unlock(email, code)),
  }),
  requestReset: async ({ gateway, nowMs }, { email }) => {
    await gateway.requestReset(email);
    return { type: 'resetSent', nowMs: nowMs() };
  },
  setPassword: async ({ gateway }, { type, ...input }) => {
    return { type: 'passwordSet', email: await gateway.setPassword(input) };
  },
  readReasons: async ({ gateway }) => ({ type: 'reasonsKnown', ...(await gateway.readReasons()) }),
  contactSupport: async ({ gateway }, { type, ...request }) => {
    await gateway.contactSupport(request);
    return { type: 'supportSent' };
  },
  readTerms: async ({ gateway }) => ({ type: 'termsKnown', terms: await gateway.readTerms() }),
  acceptTerms: async ({ gateway }, { version }) => ({
    type: 'termsTaken',
    token: await gateway.acceptTerms(version),
  }),
  enterPortal: async ({ enterPortal }, { type, ...result }) => void (await enterPortal(result)),
};

/** Does one command and answers with what happened: what the login does outside of its machine. It never rejects. */
export async function runLoginCommand(command: LoginCommand, deps: CommandDeps): Promise<Answer> {
  // The table pairs each command with its own runner, which TypeScript cannot follow through a look-up.
  const run = runs[command.type] as (deps: CommandDeps, command: LoginCommand) => Promise<Answer> | Answer;
  try {
    return await run(deps, command);
  } catch (failure) {
    logFailedCall(command.type, failure);
    return loginFailure(command.type, failure, deps.nowMs());
  }
}
