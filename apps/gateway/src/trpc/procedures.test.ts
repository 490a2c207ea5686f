import type { TokenScope } from '@portal/contract/v1/authentication';
import { describe, expect, it } from 'vitest';
import { appRouter } from '../router.ts';
import { buildCaller, failureOf } from '../test/build-caller.ts';
import { procedureMetas } from './init.ts';

/** Every procedure that asks for less than the whole of a sign-in; all others are for those who are signed in. */
const open = [
  'authentication.signIn',
  'authentication.unlock',
  'user.requestReset',
  'user.setPassword',
  'user.contactSupport',
  'user.supportReasons',
  'invite.check',
  'terms.latest',
];
const held = ['authentication.signOut'];
const interim = ['authentication.check', 'authentication.verifyCode', 'authentication.useRecoveryCode'];
const setUp = ['user.mfa', 'user.verifyMfa'];
const terms = ['terms.accept', 'terms.mine'];

const all = [...procedureMetas(appRouter).keys()];
const full = all.filter((name) => ![...open, ...held, ...interim, ...setUp, ...terms].includes(name));

/** Calls a procedure by its name without an input: access is checked before the input. */
function callByName({ caller }: ReturnType<typeof buildCaller>, name: string): Promise<unknown> {
  const [router = '', procedure = ''] = name.split('.');
  const routers = caller as unknown as Record<string, Record<string, () => Promise<unknown>>>;
  return routers[router]?.[procedure]?.() ?? Promise.reject(new Error(`There is no ${name}`));
}

type Refusal = { name: string; scope: TokenScope | undefined; refusal: string };

function refusals(
  names: readonly string[],
  expected: Partial<Record<TokenScope | 'nobody', string>>,
): Refusal[] {
  return names.flatMap((name) =>
    Object.entries(expected).map(([holder, refusal]) => {
      const scope = holder === 'nobody' ? undefined : (holder as TokenScope);
      return { name, scope, refusal };
    }),
  );
}

const table = [
  ...refusals(held, { nobody: 'UNAUTHORIZED' }),
  ...refusals(interim, { nobody: 'UNAUTHORIZED', unlock: 'FORBIDDEN' }),
  ...refusals(setUp, { nobody: 'UNAUTHORIZED', unlock: 'FORBIDDEN', terms: 'TERMS_NOT_ACCEPTED' }),
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
    'SEC-D1: $name with a token of scope $scope is $refusal, and the firm is not asked',
    async (row) => {
      const built = buildCaller(row.scope ? { scope: row.scope } : {});
      expect((await failureOf(callByName(built, row.name))).appCode).toBe(row.refusal);
      expect(built.calls).toEqual([]);
    },
  );

  it('SEC-D1: names only procedures that there are', () => {
    expect(all).toEqual(expect.arrayContaining([...open, ...held, ...interim, ...setUp, ...terms]));
    expect(full.length).toBeGreaterThan(25);
  });

  it('SEC-B15: a sign-in attempt is never batched with others', async () => {
    const { caller, calls } = buildCaller({ callCount: 2 });
    const attempt = caller.authentication.signIn({ email: 'a@example.com', password: 'x' });
    expect((await failureOf(attempt)).appCode).toBe('MALFORMED_REQUEST');
    expect(calls).toEqual([]);
  });
});
