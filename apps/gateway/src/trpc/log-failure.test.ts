import { expect, it, vi } from 'vitest';
import { UpstreamError } from '../upstream/upstream-error.ts';
import { toTrpcError } from './error-answer.ts';
import { logFailure } from './log-failure.ts';

function logged(error: UpstreamError) {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  logFailure(log, toTrpcError(error), '/documents');
  return { faults: log.error.mock.calls.length, lines: log.info.mock.calls.length };
}

it('S-7: a call that was shed is a fault, and one whose client has gone is none', () => {
  const call = 'GET /v1/document/{uuid}/content';
  expect(logged(new UpstreamError('shed', 'The breaker is open', { call }))).toEqual({ faults: 1, lines: 0 });
  const gone = new UpstreamError('shed', 'The client has gone', { call, isAbandoned: true });
  expect(logged(gone)).toEqual({ faults: 0, lines: 1 });
});
