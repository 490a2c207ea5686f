import { readTraceId } from '@portal/contract/shapes/trace-context';
import { expect, test, vi } from 'vitest';
import { toAppError } from '#core/errors/app-error.ts';
import { fakeFetch } from '#test/fake-fetch.ts';
import { gateway } from './client.ts';

test('SEC-J4: each request begins a trace of its own, in the form that the gateway reads', async () => {
  const sent = fakeFetch({ 'user.supportReasons': () => ({ reasons: [], takesMessage: false }) });
  await gateway.user.supportReasons.query();
  await gateway.user.supportReasons.query();
  const traces = sent.map(({ headers }) => readTraceId(headers.get('traceparent')));
  expect(traces).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), expect.stringMatching(/^[0-9a-f]{32}$/)]);
  expect(traces[0]).not.toBe(traces[1]);
});

test('SEC-I15: a call without an answer fails after half a minute', async () => {
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  vi.stubGlobal(
    'fetch',
    (_address: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  );
  const call = gateway.user.supportReasons.query().catch(toAppError);
  await vi.waitFor(() => expect(timeout).toHaveBeenCalledExactlyOnceWith(30_000), { timeout: 10_000 });
  limit.abort(new DOMException('Too late', 'TimeoutError'));
  expect(await call).toMatchObject({ code: 'NO_ANSWER' });
});
