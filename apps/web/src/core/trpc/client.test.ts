import { readTraceId } from '@portal/contract/shapes/trace-context';
import { expect, test } from 'vitest';
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
