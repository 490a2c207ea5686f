import type { TokenScope } from '@portal/contract/authentication';
import { describe, expect, it } from 'vitest';
import { buildCaller, failureOf } from '../test/build-caller.ts';

type Caller = ReturnType<typeof buildCaller>['caller'];
type Call = (caller: Caller) => Promise<unknown>;

const code = '123456';
const deviceId = '00000000-0000-4000-8000-000000000001';
const passwords = { currentPassword: 'x', password: 'Long-Enough-1!', repeatPassword: 'Long-Enough-1!' };

const held: Record<string, Call> = {
  'authentication.signOut': ({ authentication }) => authentication.signOut(),
};
const interim: Record<string, Call> = {
  'authentication.check': ({ authentication }) => authentication.check(),
  'authentication.verifyCode': ({ authentication }) => authentication.verifyCode({ code }),
  'user.mfa': ({ user }) => user.mfa(),
  'user.verifyMfa': ({ user }) => user.verifyMfa({ code }),
};
const terms: Record<string, Call> = {
  'terms.accept': ({ terms: router }) => router.accept({ version: '1' }),
};
const full: Record<string, Call> = {
  'policies.list': ({ policies }) => policies.list(),
  'client.get': ({ client }) => client.get(),
  'firm.get': ({ firm }) => firm.get(),
  'providers.list': ({ providers }) => providers.list(),
  'insights.categories': ({ insights }) => insights.categories(),
  'insights.authors': ({ insights }) => insights.authors(),
  'device.register': ({ device }) => device.register({ deviceId, type: 'web' }),
  'device.list': ({ device }) => device.list(),
  'device.forget': ({ device }) => device.forget({ uuid: deviceId }),
  'user.removeMfa': ({ user }) => user.removeMfa({ code }),
  'user.changePassword': ({ user }) => user.changePassword(passwords),
};

type Refusal = { name: string; call: Call; scope: TokenScope | undefined; refusal: string };

function refusals(
  calls: Record<string, Call>,
  expected: Partial<Record<TokenScope | 'nobody', string>>,
): Refusal[] {
  return Object.entries(calls).flatMap(([name, call]) =>
    Object.entries(expected).map(([holder, refusal]) => {
      const scope = holder === 'nobody' ? undefined : (holder as TokenScope);
      return { name, call, scope, refusal };
    }),
  );
}

const table = [
  ...refusals(held, { nobody: 'UNAUTHORIZED' }),
  ...refusals(interim, { nobody: 'UNAUTHORIZED', unlock: 'FORBIDDEN' }),
  ...refusals(terms, { nobody: 'UNAUTHORIZED', unlock: 'FORBIDDEN', interim: 'FORBIDDEN' }),
  ...refusals(full, {
    nobody: 'UNAUTHORIZED',
    unlock: 'FORBIDDEN',
    interim: 'FORBIDDEN',
    terms: 'TERMS_NOT_ACCEPTED',
  }),
];

describe('the ladder of procedures', () => {
  it.each(table)(
    'D1: $name with a token of scope $scope is $refusal, and the firm is not asked',
    async (row) => {
      const { caller, calls } = buildCaller(row.scope ? { scope: row.scope } : {});
      expect((await failureOf(row.call(caller))).appCode).toBe(row.refusal);
      expect(calls).toEqual([]);
    },
  );

  it('B5: a try to sign in never stands in a batch with others', async () => {
    const { caller, calls } = buildCaller({ callCount: 2 });
    const attempt = caller.authentication.signIn({ email: 'a@example.com', password: 'x' });
    expect((await failureOf(attempt)).appCode).toBe('MALFORMED_REQUEST');
    expect(calls).toEqual([]);
  });
});
