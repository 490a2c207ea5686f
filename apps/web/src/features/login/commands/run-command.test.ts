import { expect, test, vi } from 'vitest';
import { latestTerms } from '#test/build/login-states.ts';
import { aGateway, commands, createCommandRunner, setup } from '#test/run-login-command.ts';
import type { LoginCommand } from '../machine/commands.ts';

const { run, failing, setUp, takeBack, noteUsedCode } = createCommandRunner();

test.each([
  ['signIn', { type: 'signedIn', token: 'token', secondFactor: 'required', termsAccepted: false }],
  ['holdToken', undefined],
  ['dropSetUp', undefined],
  ['chooseRemembered', undefined],
  ['forgetRemembered', undefined],
  ['readMfa', { type: 'mfaSetupKnown', setup }],
  ['verifyCode', { type: 'codeAccepted', token: 'full', termsAccepted: true }],
  ['useRecoveryCode', { type: 'codeAccepted', token: 'full', termsAccepted: true }],
  ['verifyMfa', { type: 'codeAccepted', token: 'full', termsAccepted: true }],
  ['unlock', { type: 'unlocked', unlockToken: 'unlock-token' }],
  ['requestReset', { type: 'resetSent', nowMs: 1000 }],
  ['setPassword', { type: 'passwordSet', email: 'client@portal.example.com' }],
  ['readReasons', { type: 'reasonsKnown', reasons: ['Something else'], takesMessage: false }],
  ['contactSupport', { type: 'supportSent' }],
  ['readTerms', { type: 'termsKnown', terms: latestTerms }],
  ['acceptTerms', { type: 'termsTaken', token: 'full' }],
  ['enterPortal', undefined],
] as const)('a call that succeeds: %s', async (type, event) => {
  expect(await run(commands[type])).toEqual(event);
});

test('sends what the command says and nothing beside it', async () => {
  const signIn = vi.fn(aGateway().signIn);
  await run({ ...commands.signIn, unlockToken: 'unlock-token' }, aGateway({ signIn }));
  expect(signIn).toHaveBeenCalledWith({
    email: 'a@b.example.com',
    password: 'secret',
    unlockToken: 'unlock-token',
  });
});

test('L-30: the token of a set-up is kept for a reload, and no other', async () => {
  const held: LoginCommand = { type: 'holdToken', token: 'token' };
  await run(held);
  expect(setUp.keep).not.toHaveBeenCalled();
  await run({ ...held, setUpOf: 'a@b.example.com' });
  expect(setUp.keep).toHaveBeenCalledWith({ email: 'a@b.example.com', token: 'token' });
  await run(commands.dropSetUp);
  expect(setUp.drop).toHaveBeenCalledOnce();
});

test.each(['verifyCode', 'verifyMfa', 'unlock'] as const)(
  'SEC-C3: a code that %s took is noted as used, and a refused one is not',
  async (type) => {
    takeBack.mockClear();
    await failing(type, 'INVALID_OTP');
    expect(takeBack).toHaveBeenCalledOnce();
    // The code may have arrived although no answer did.
    await failing(type, 'NO_ANSWER');
    await failing(type, 'UNKNOWN');
    expect(takeBack).toHaveBeenCalledOnce();
    noteUsedCode.mockClear();
    await run(commands[type]);
    expect(noteUsedCode).toHaveBeenCalledOnce();
    expect(takeBack).toHaveBeenCalledOnce();
  },
);

test.each(['verifyCode', 'verifyMfa', 'unlock'] as const)(
  'L-34: a code of %s that was turned away at once is not noted as used',
  async (type) => {
    for (const code of ['TOO_MANY_REQUESTS', 'UNAVAILABLE'] as const) {
      takeBack.mockClear();
      await failing(type, code);
      expect(takeBack).toHaveBeenCalledOnce();
    }
  },
);

test.each(['verifyCode', 'verifyMfa', 'unlock'] as const)(
  'SEC-C3: a code that %s sends is noted as used before the answer, since a reload may come before it',
  async (type) => {
    noteUsedCode.mockClear();
    void run(commands[type], aGateway({ [type]: () => new Promise(() => undefined) }));
    expect(noteUsedCode).toHaveBeenCalledOnce();
  },
);

test('L-18: the full token is handed to the portal, with the terms that were accepted', async () => {
  const enterPortal = vi.fn();
  await run(commands.enterPortal, aGateway(), enterPortal);
  expect(enterPortal).toHaveBeenCalledWith({ token: 'full' });
  await run({ ...commands.enterPortal, acceptedTerms: { version: '4' } }, aGateway(), enterPortal);
  expect(enterPortal).toHaveBeenLastCalledWith({ token: 'full', acceptedTerms: { version: '4' } });
});
