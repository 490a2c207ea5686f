import { beforeEach, expect, test, vi } from 'vitest';
import { AppError, toAppError } from '#core/errors/app-error.ts';
import { sessionStore } from '#core/session/store.ts';
import { aToken } from '#test/build/a-token.ts';
import { fakeFetch } from '#test/fake-fetch.ts';
import { gateway } from './client.ts';
import { withToken } from './load-gateway.ts';

// Keys and signatures come from outside the clock of these tests; proven-fetch-isolated.test.ts has the real ones.
vi.mock('#core/device/key.ts', () => ({ deviceKey: async () => undefined }));
vi.mock('#core/device/proof.ts', () => ({ makeProof: async () => 'proof' }));

/** What another tab may have stored; storage.test.ts has the real one. */
const rereadSession = vi.hoisted(() => vi.fn(async () => {}));
vi.mock('#core/session/start-session.ts', () => ({ rereadSession }));

const refuse = () => {
  throw new AppError('UNAUTHORIZED');
};
const fail = () => {
  throw new AppError('UPSTREAM_DOWN');
};
const holds = () => ({ scope: 'full', termsAccepted: true });

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
});

async function codeOf(call: Promise<unknown>): Promise<string> {
  const settled = call.then(
    () => 'answered',
    (failure) => toAppError(failure).code,
  );
  await vi.runAllTimersAsync();
  return settled;
}

const secondsFromNow = (seconds: number) => Date.now() / 1000 + seconds;

test('S-1: a request with an expired token is never sent, and the session ends', async () => {
  const sent = fakeFetch({});
  sessionStore.signIn(aToken({ exp: secondsFromNow(0) }));
  expect(await codeOf(gateway.policies.list.query())).toBe('UNAUTHORIZED');
  expect(sent).toEqual([]);
  expect(sessionStore.read().ended).toBe('expired');
});

test('S-1: a request with a token that another tab has renewed meanwhile is sent with the new one', async () => {
  const sent = fakeFetch({ 'policies.list': () => ({ policies: [] }) });
  const renewed = aToken({ exp: secondsFromNow(900) });
  sessionStore.signIn(aToken({ exp: secondsFromNow(0) }));
  rereadSession.mockImplementationOnce(async () => sessionStore.signIn(renewed));
  expect(await codeOf(gateway.policies.list.query())).toBe('answered');
  expect(sent[0]?.headers.get('authorization')).toBe(`DPoP ${renewed}`);
  expect(sessionStore.read().ended).toBeNull();
});

test('S-1, S-2: a response that fails after the token has expired sends no check with it', async () => {
  const sent = fakeFetch({
    'policies.list': () => {
      vi.setSystemTime(Date.now() + 1000);
      return fail();
    },
    'authentication.check': holds,
  });
  sessionStore.signIn(aToken({ exp: secondsFromNow(1) }));
  expect(await codeOf(gateway.policies.list.query())).toBe('UPSTREAM_DOWN');
  expect(sent.flatMap(({ paths }) => paths)).toEqual(['policies.list']);
  expect(sessionStore.read().ended).toBe('expired');
});

test('S-1: a token that is valid for one more second is sent', async () => {
  const sent = fakeFetch({ 'policies.list': () => ({ policies: [] }) });
  const token = aToken({ exp: secondsFromNow(1) });
  sessionStore.signIn(token);
  expect(await codeOf(gateway.policies.list.query())).toBe('answered');
  expect(sent[0]?.headers.get('authorization')).toBe(`DPoP ${token}`);
});

test('S-2: however many responses fail together, the session is checked once', async () => {
  const sent = fakeFetch({
    'policies.list': fail,
    'providers.list': fail,
    'firm.get': fail,
    'authentication.check': holds,
  });
  sessionStore.signIn(aToken());
  const calls = [gateway.policies.list.query(), gateway.providers.list.query(), gateway.firm.get.query()];
  expect(await codeOf(Promise.all(calls))).toBe('UPSTREAM_DOWN');
  expect(sent.map(({ paths }) => paths.join())).toEqual([
    'policies.list,providers.list,firm.get',
    'authentication.check',
  ]);
  expect(sessionStore.read().ended).toBeNull();
});

test('S-2: a later failure is checked again', async () => {
  const sent = fakeFetch({ 'policies.list': fail, 'authentication.check': holds });
  sessionStore.signIn(aToken());
  await codeOf(gateway.policies.list.query());
  await codeOf(gateway.policies.list.query());
  expect(sent.filter(({ paths }) => paths.includes('authentication.check'))).toHaveLength(2);
});

test.each(['UNAUTHORIZED', 'PROOF_REFUSED', 'FORBIDDEN', 'TERMS_NOT_ACCEPTED'] as const)(
  'S-2, SEC-D31: %s ends the session, and the check itself is not checked',
  async (code) => {
    const refuseWith = () => {
      throw new AppError(code);
    };
    const sent = fakeFetch({ 'policies.list': fail, 'authentication.check': refuseWith });
    sessionStore.signIn(aToken());
    await codeOf(gateway.policies.list.query());
    expect(sessionStore.read().ended).toBe('refused');
    expect(sent).toHaveLength(2);
  },
);

test('S-2: a session that has ended is not checked again for a response that comes later', async () => {
  const sent = fakeFetch({ 'policies.list': refuse, 'firm.get': refuse, 'authentication.check': refuse });
  sessionStore.signIn(aToken());
  expect(await codeOf(gateway.policies.list.query())).toBe('UNAUTHORIZED');
  expect(sessionStore.read().ended).toBe('refused');
  expect(await codeOf(gateway.firm.get.query())).toBe('UNAUTHORIZED');
  expect(sent.flatMap(({ paths }) => paths).filter((path) => path === 'authentication.check')).toHaveLength(
    1,
  );
});

test('S-2, SEC-D31: a proof that was refused by mistake does not end the session', async () => {
  const refuseOnce = () => {
    throw new AppError('PROOF_REFUSED');
  };
  fakeFetch({ 'policies.list': refuseOnce, 'authentication.check': holds });
  sessionStore.signIn(aToken());
  expect(await codeOf(gateway.policies.list.query())).toBe('PROOF_REFUSED');
  expect(sessionStore.read().ended).toBeNull();
});

test('SEC-D2: newer terms end the session, since only signing in leads to them', async () => {
  fakeFetch({
    'policies.list': fail,
    'authentication.check': () => ({ scope: 'terms', termsAccepted: false }),
  });
  sessionStore.signIn(aToken());
  await codeOf(gateway.policies.list.query());
  expect(sessionStore.read().ended).toBe('refused');
});

test('S-2: an upstream that is down does not end the session', async () => {
  fakeFetch({ 'policies.list': fail, 'authentication.check': fail });
  sessionStore.signIn(aToken());
  await codeOf(gateway.policies.list.query());
  expect(sessionStore.read().ended).toBeNull();
});

test('a request without any answer is not a failed response: nothing is checked', async () => {
  const sent = fakeFetch({
    'policies.list': () => {
      throw new TypeError('Failed to fetch');
    },
  });
  sessionStore.signIn(aToken());
  expect(await codeOf(gateway.policies.list.query())).toBe('NO_ANSWER');
  expect(sent).toHaveLength(1);
});

test('S-2: the answer to a check does not affect a client who signed in meanwhile', async () => {
  fakeFetch({
    'policies.list': fail,
    'authentication.check': () => {
      sessionStore.signIn(aToken({ sub: 'person-b' }));
      return refuse();
    },
  });
  sessionStore.signIn(aToken());
  await codeOf(gateway.policies.list.query());
  expect(sessionStore.read()).toMatchObject({ claims: { subject: 'person-b' }, ended: null });
});

test('a step of sign-in sends its own token, and its failure checks nothing', async () => {
  const sent = fakeFetch({ 'authentication.verifyCode': refuse });
  const call = gateway.authentication.verifyCode.mutate(
    { code: '123456' },
    { context: withToken('interim') },
  );
  expect(await codeOf(call)).toBe('UNAUTHORIZED');
  expect(sent).toHaveLength(1);
  expect(sent[0]?.headers.get('authorization')).toBe('DPoP interim');
});

test('SEC-B15: what changes something is sent alone, even beside others of its moment', async () => {
  const done = () => ({ done: true });
  const sent = fakeFetch({ 'authentication.signOut': done, 'user.requestReset': done });
  const calls = [
    gateway.authentication.signOut.mutate(),
    gateway.user.requestReset.mutate({ email: 'a@b.example' }),
  ];
  await codeOf(Promise.all(calls));
  expect(sent.map(({ paths }) => paths)).toEqual([['authentication.signOut'], ['user.requestReset']]);
});

test('L-20: every request names the device, and always the same one', async () => {
  const sent = fakeFetch({ 'policies.list': () => ({ policies: [] }), 'firm.get': () => ({}) });
  await codeOf(gateway.policies.list.query());
  await codeOf(gateway.firm.get.query());
  const [first, second] = sent.map(({ headers }) => headers.get('x-device-id'));
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(second).toBe(first);
});
