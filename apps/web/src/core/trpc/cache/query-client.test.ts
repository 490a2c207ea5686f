import { onlineManager } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { AppError } from '#core/errors/app-error.ts';
import { createQueryClient, retryDelay, shouldRetry } from './query-client.ts';

test('SEC-I15: an error is not retried unless it says when to come back, a missing answer twice', () => {
  for (const code of ['UNAUTHORIZED', 'NOT_FOUND', 'VALIDATION', 'UPSTREAM_DOWN', 'NOT_IMPLEMENTED'] as const)
    expect(shouldRetry(0, new AppError(code))).toBe(false);
  expect([0, 1, 2].map((count) => shouldRetry(count, new AppError('NO_ANSWER')))).toEqual([
    true,
    true,
    false,
  ]);
});

test('SEC-I15: a short Retry-After is followed once; after a longer one the client retries', () => {
  const shed = new AppError('UNAVAILABLE', { retryAfterSeconds: 3 });
  expect([shouldRetry(0, shed), shouldRetry(1, shed)]).toEqual([true, false]);
  expect(retryDelay(0, shed)).toBe(3000);
  expect(retryDelay(0, new AppError('NO_ANSWER'))).toBe(500);
  for (const other of [
    new AppError('UNAVAILABLE'),
    new AppError('UNAVAILABLE', { retryAfterSeconds: 6 }),
    new AppError('NOT_FOUND', { retryAfterSeconds: 3 }),
  ])
    expect(shouldRetry(0, other)).toBe(false);
});

test('S-13: a failed fetch is logged by procedure, code and request, and never by its text', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const failure = new AppError('UPSTREAM_DOWN', { message: 'Imogen Hale', requestId: 'r-7' });
  const fetching = createQueryClient().fetchQuery({
    queryKey: [['policies', 'list'], { type: 'query' }],
    queryFn: () => Promise.reject(failure),
  });
  await expect(fetching).rejects.toBe(failure);
  expect(warn.mock.calls).toEqual([['policies.list: UPSTREAM_DOWN, request r-7']]);
});

test('S-13: a failed change and a failed file are logged in the same way', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const queryClient = createQueryClient();
  const failure = new AppError('UPSTREAM_DOWN', { message: 'Imogen Hale', requestId: 'r-7' });
  const fail = () => Promise.reject(failure);
  const change = { mutationKey: [['device', 'forget']], mutationFn: fail };
  const changing = queryClient.getMutationCache().build(queryClient, change).execute(undefined);
  await expect(changing).rejects.toBe(failure);
  const fetching = queryClient.fetchQuery({ queryKey: ['document-content', 'of Imogen'], queryFn: fail });
  await expect(fetching).rejects.toBe(failure);
  expect(warn.mock.calls).toEqual([
    ['device.forget: UPSTREAM_DOWN, request r-7'],
    ['document-content: UPSTREAM_DOWN, request r-7'],
  ]);
});

test('R-38: offline a change fails at once, and does not wait for the connection', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
  const failure = new AppError('NO_ANSWER');
  const change = { mutationKey: [['messages', 'reply']], mutationFn: () => Promise.reject(failure) };
  const queryClient = createQueryClient();
  const changing = queryClient.getMutationCache().build(queryClient, change).execute(undefined);
  await expect(changing).rejects.toBe(failure);
});

test('a request that was given up is not logged', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const given = new DOMException('given up', 'AbortError');
  const fetching = createQueryClient().fetchQuery({
    queryKey: [['policies', 'list']],
    queryFn: () => Promise.reject(given),
  });
  await expect(fetching).rejects.toBe(given);
  expect(warn).not.toHaveBeenCalled();
});

test.each([
  [false, 1],
  [true, 2],
])(
  'P-9: an extension whose answer says offered %s is requested %i times in two hours',
  async (offered, times) => {
    vi.useFakeTimers({ now: 0, toFake: ['Date'] });
    const queryClient = createQueryClient();
    const queryFn = vi.fn(async () => ({ offered, threads: [] }));
    const ask = () => queryClient.fetchQuery({ queryKey: [['messages', 'list']], queryFn });
    await ask();
    vi.setSystemTime(2 * 60 * 60 * 1000);
    await ask();
    expect(queryFn).toHaveBeenCalledTimes(times);
  },
);
