import { expect, test, vi } from 'vitest';
import type { Gateway } from '#core/trpc/client.ts';
import { latestTerms } from '#test/build/login-states.ts';
import { createTrpcLoginGateway } from './gateway.ts';

test('L-11: what the client accepted is asked for with the terms, which do not wait for it for ever', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const limit = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  const mine = vi.fn(
    (_input: unknown, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  const latest = Promise.withResolvers<unknown>();
  const terms = { mine: { query: mine }, latest: { query: () => latest.promise } };
  const read = createTrpcLoginGateway({ terms } as unknown as Gateway).readTerms();
  expect(mine).toHaveBeenCalledOnce();
  latest.resolve(latestTerms);
  limit.abort();
  expect(await read).toEqual({ ...latestTerms, changesSummary: null });
});
