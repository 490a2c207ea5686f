import { errorCodes, errorStatus } from '@portal/contract/errors/error';
import { TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import { describe, expect, it } from 'vitest';
import { errorData, toTrpcError, trpcCodes } from './error-answer.ts';
import { Failure } from './failure.ts';

describe('the answer of an error', () => {
  it('has for every code the status it has on the wire, but 423 and 410 which tRPC does not know', () => {
    const unknown: Record<string, number> = { LOGIN_EXHAUSTED: 403, INVITE_EXPIRED: 404 };
    for (const code of errorCodes) {
      const status = getHTTPStatusCodeFromError(new TRPCError({ code: trpcCodes[code] }));
      expect([code, status]).toEqual([code, unknown[code] ?? errorStatus[code]]);
    }
  });

  it('SEC-G11: an unexpected error reveals nothing about its cause', () => {
    const error = toTrpcError(new Error('SELECT * FROM users'));
    expect(error.message).not.toContain('SELECT');
    expect(errorData(error)).toEqual({ code: 'INTERNAL_SERVER_ERROR', httpStatus: 500, appCode: 'UNKNOWN' });
  });

  it('SEC-B3: how long to wait is passed on', () => {
    const error = toTrpcError(new Failure('TOO_MANY_REQUESTS', { retryAfterSeconds: 42 }));
    expect(errorData(error)).toMatchObject({ appCode: 'TOO_MANY_REQUESTS', retryAfterSeconds: 42 });
  });
});
