import { vi } from 'vitest';
import { AppError } from '#core/errors/app-error.ts';
import type { LoginGateway } from '#features/login/commands/gateway.ts';
import { type CommandDeps, runLoginCommand } from '#features/login/commands/run-command.ts';
import type { LoginCommand } from '#features/login/machine/commands.ts';
import { latestTerms } from './build/login-states.ts';

export const setup = { secret: 'JBSWY3DPEHPK3PXP', otpauthAddress: 'otpauth:', qrImage: 'data:,' };

/** A gateway that takes everything, but for the calls given. */
export function aGateway(overrides: Partial<LoginGateway> = {}): LoginGateway {
  return {
    holdToken: () => undefined,
    signIn: async () => ({ token: 'token', secondFactor: 'required', termsAccepted: false }),
    verifyCode: async () => ({ token: 'full', termsAccepted: true }),
    useRecoveryCode: async () => ({ token: 'full', termsAccepted: true }),
    readMfa: async () => setup,
    verifyMfa: async () => ({ token: 'full', termsAccepted: true }),
    unlock: async () => 'unlock-token',
    requestReset: async () => undefined,
    setPassword: async () => 'client@portal.example.com',
    readReasons: async () => ({ reasons: ['Something else'], takesMessage: false }),
    contactSupport: async () => undefined,
    readTerms: async () => latestTerms,
    acceptTerms: async () => 'full',
    ...overrides,
  };
}

/** A command of each type. */
export const commands = {
  signIn: { type: 'signIn', email: 'a@b.example.com', password: 'secret' },
  chooseRemembered: { type: 'chooseRemembered', email: 'a@b.example.com' },
  forgetRemembered: { type: 'forgetRemembered' },
  holdToken: { type: 'holdToken', token: 'token' },
  dropSetUp: { type: 'dropSetUp' },
  readMfa: { type: 'readMfa' },
  verifyCode: { type: 'verifyCode', code: '123456' },
  useRecoveryCode: { type: 'useRecoveryCode', code: 'k7m2x-9qpd4' },
  verifyMfa: { type: 'verifyMfa', code: '123456' },
  unlock: { type: 'unlock', email: 'a@b.example.com', code: '123456' },
  requestReset: { type: 'requestReset', email: 'a@b.example.com' },
  setPassword: { type: 'setPassword', code: 'c', password: 'p', repeatPassword: 'p' },
  readReasons: { type: 'readReasons' },
  contactSupport: { type: 'contactSupport', name: 'n', email: 'a@b.example.com', reason: 'r' },
  readTerms: { type: 'readTerms' },
  acceptTerms: { type: 'acceptTerms', version: '4' },
  enterPortal: { type: 'enterPortal', token: 'full' },
} as const satisfies { [T in LoginCommand['type']]: Extract<LoginCommand, { type: T }> };

type Failing = Exclude<
  keyof typeof commands,
  'holdToken' | 'dropSetUp' | 'chooseRemembered' | 'forgetRemembered' | 'enterPortal'
>;

/** Runs commands of the login over `aGateway`, with spies of its own for what else they reach. */
export function createCommandRunner() {
  const remembered = { choose: vi.fn(), signedInAs: vi.fn(), chosen: () => undefined, forget: vi.fn() };
  const setUp = { keep: vi.fn(), drop: vi.fn() };
  const takeBack = vi.fn();
  const noteUsedCode = vi.fn(() => takeBack);
  const run = (
    command: LoginCommand,
    gateway = aGateway(),
    enterPortal: CommandDeps['enterPortal'] = async () => undefined,
  ) => runLoginCommand(command, { gateway, remembered, setUp, noteUsedCode, enterPortal, nowMs: () => 1000 });

  /** What a command is answered with when its call fails with a code. */
  const failing = (type: Failing, ...failure: ConstructorParameters<typeof AppError>) => {
    const refuse = () => Promise.reject(new AppError(...failure));
    return run(commands[type], aGateway({ [type]: refuse }));
  };
  return { run, failing, setUp, takeBack, noteUsedCode };
}
