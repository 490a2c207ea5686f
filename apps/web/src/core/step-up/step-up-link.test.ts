import type { AppRouter } from '@portal/gateway/router';
import { createTRPCClient, httpBatchLink } from '@trpc/client';
import { expect, test, vi } from 'vitest';
import { AppError, toAppError } from '#core/errors/app-error.ts';
import { clearStores } from '#core/session/sign-out/clear-stores.ts';
import { fakeFetch } from '#test/fake-fetch.ts';
import { type AskStepUp, askStepUpWith, stepUpLink } from './step-up-link.ts';

/** A gateway that takes these step-up tokens and no others. */
function portalThatTakes(good: readonly string[], ask: AskStepUp) {
  askStepUpWith(ask);
  const seen: (string | null)[] = [];
  const tokens: (string | null)[] = [];
  const answer = () => {
    const token = sent.at(-1)?.headers.get('x-step-up-token') ?? null;
    seen.push(token);
    if (token === null || !good.includes(token)) throw new AppError('STEP_UP_REQUIRED');
    return { uuid: 'client' };
  };
  const sent = fakeFetch({
    'client.update': answer,
    'user.mfa': answer,
    'user.verifyMfa': () => {
      throw new AppError('INVALID_OTP');
    },
    'firm.get': () => {
      tokens.push(sent.at(-1)?.headers.get('x-step-up-token') ?? null);
      return {};
    },
  });
  const headersOf = (context: Record<string, unknown>) =>
    typeof context.stepUpToken === 'string' ? { 'x-step-up-token': context.stepUpToken } : {};
  const client = createTRPCClient<AppRouter>({
    links: [
      stepUpLink(),
      httpBatchLink({ url: '/trpc', maxItems: 1, headers: ({ opList }) => headersOf(opList[0].context) }),
    ],
  });
  return { client, seen, tokens };
}

const change = { changedFields: { title: 'Dr' } };
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    (failure) => toAppError(failure).code,
  );

test('SEC-D9: a refused change asks for proof of identity, and is sent once more with the token for it', async () => {
  const ask = vi.fn(async () => 'first');
  const { client, seen } = portalThatTakes(['first'], ask);
  expect(await codeOf(client.client.update.mutate(change))).toBe('answered');
  expect(ask).toHaveBeenCalledWith('details', document.body);
  expect(seen).toEqual([null, 'first']);
});

test('SEC-D9: the next change goes with the token at once, until it is refused', async () => {
  const ask = vi.fn().mockResolvedValueOnce('first').mockResolvedValueOnce('second');
  const good = ['first'];
  const { client, seen } = portalThatTakes(good, ask);
  await client.client.update.mutate(change);
  await client.client.update.mutate(change);
  expect(ask).toHaveBeenCalledOnce();
  good.splice(0, 1, 'second');
  expect(await codeOf(client.client.update.mutate(change))).toBe('answered');
  expect(seen).toEqual([null, 'first', 'first', 'first', 'second']);
});

test('SEC-D9: a query never asks, and goes with a token if there is one', async () => {
  const ask = vi.fn(async () => 'first');
  const { client, seen, tokens } = portalThatTakes(['first'], ask);
  await client.client.update.mutate(change);
  expect(await codeOf(client.user.mfa.query())).toBe('answered');
  await client.firm.get.query();
  expect(ask).toHaveBeenCalledOnce();
  expect(seen).toEqual([null, 'first', null, 'first']);
  expect(tokens).toEqual([null]);
});

test('SEC-D9: a client who cancels gets the refusal, and nothing is sent again', async () => {
  const { client, seen } = portalThatTakes([], async () => null);
  expect(await codeOf(client.client.update.mutate(change))).toBe('STEP_UP_REQUIRED');
  expect(seen).toEqual([null]);
});

test('SEC-D9: a dialog that cannot be loaded leaves the refusal', async () => {
  const { client } = portalThatTakes([], () => Promise.reject(new Error('Failed to fetch')));
  expect(await codeOf(client.client.update.mutate(change))).toBe('STEP_UP_REQUIRED');
});

test('SEC-D9: refused with a token of that moment, it is not asked a second time', async () => {
  const ask = vi.fn(async () => 'useless');
  const { client, seen } = portalThatTakes([], ask);
  expect(await codeOf(client.client.update.mutate(change))).toBe('STEP_UP_REQUIRED');
  expect(ask).toHaveBeenCalledOnce();
  expect(seen).toEqual([null, 'useless']);
});

test('SEC-D9: other refusals and steps of the sign-in ask nothing', async () => {
  const ask = vi.fn(async () => 'first');
  const { client } = portalThatTakes([], ask);
  expect(await codeOf(client.user.verifyMfa.mutate({ code: '123456' }))).toBe('INVALID_OTP');
  const step = client.user.mfa.query(undefined, { context: { token: 'interim' } });
  expect(await codeOf(step)).toBe('STEP_UP_REQUIRED');
  expect(ask).not.toHaveBeenCalled();
});

test('SEC-D9, S-3: a token is forgotten on sign-out, and is in no storage', async () => {
  const ask = vi.fn().mockResolvedValueOnce('a-step-up-token').mockResolvedValueOnce(null);
  const { client, seen } = portalThatTakes(['a-step-up-token'], ask);
  await client.client.update.mutate(change);
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('a-step-up-token');
  clearStores();
  await codeOf(client.client.update.mutate(change));
  expect(seen).toEqual([null, 'a-step-up-token', null]);
});
