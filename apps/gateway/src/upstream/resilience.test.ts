import type { Endpoint } from '@portal/contract/endpoint';
import { createEndpoint, mfaEndpoint } from '@portal/contract/v1/authentication';
import { updateClientEndpoint } from '@portal/contract/v1/client';
import { readDocumentEndpoint } from '@portal/contract/v1/documents';
import { firmEndpoint } from '@portal/contract/v1/firm';
import { likeInsightEndpoint } from '@portal/contract/v1/insights';
import { readThreadEndpoint } from '@portal/contract/v1/messages';
import { readNotificationEndpoint } from '@portal/contract/v1/notifications';
import { policiesEndpoint } from '@portal/contract/v1/policies';
import { agreeTermsEndpoint } from '@portal/contract/v1/terms';
import { setPasswordEndpoint } from '@portal/contract/v1/user-password';
import { contactSupportEndpoint } from '@portal/contract/v1/user-support';
import { latestValuationEndpoint } from '@portal/contract/v1/valuation';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBreaker } from './breaker.ts';
import { createResilience } from './resilience.ts';
import { UpstreamError } from './upstream-error.ts';

const call = 'GET /v1/firm';
const noAnswer = new UpstreamError('transport', 'No answer', { call });
const late = new UpstreamError('timeout', 'Late', { call });
const refused = (status: number) => new UpstreamError('refused', '', { call, status });
const never = new AbortController().signal;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Runs a call that always fails so, and counts how often it was sent. */
async function timesSent(endpoint: Endpoint, error: Error, resilience = createResilience()): Promise<number> {
  const send = vi.fn(() => Promise.reject(error));
  const outcome = resilience.execute(endpoint, never, send).catch((thrown: unknown) => thrown);
  await vi.runAllTimersAsync();
  await outcome;
  return send.mock.calls.length;
}

describe('SEC-I3: what is sent again', () => {
  it.each([
    firmEndpoint,
    readDocumentEndpoint,
    readNotificationEndpoint,
    readThreadEndpoint,
    agreeTermsEndpoint,
  ])('a read or a repeatable write ($method $path), twice at most', async (endpoint) => {
    expect(await timesSent(endpoint, noAnswer)).toBe(3);
  });

  it.each([
    createEndpoint,
    mfaEndpoint,
    likeInsightEndpoint,
    contactSupportEndpoint,
    setPasswordEndpoint,
    updateClientEndpoint,
  ])('never $method $path', async (endpoint) => {
    expect(await timesSent(endpoint, noAnswer)).toBe(1);
  });

  it('only where the service failed and may be well the next moment', async () => {
    const counts = await Promise.all(
      [refused(502), refused(503), refused(504), refused(500), refused(404), refused(401), late].map(
        (error) => timesSent(firmEndpoint, error),
      ),
    );
    expect(counts).toEqual([3, 3, 3, 1, 1, 1, 1]);
  });

  it('gives the answer of the attempt that succeeded', async () => {
    const send = vi.fn(async () => 'well').mockRejectedValueOnce(noAnswer);
    const outcome = createResilience().execute(firmEndpoint, never, send);
    await vi.runAllTimersAsync();
    expect(await outcome).toBe('well');
  });

  it('never once the deadline has passed', async () => {
    const deadline = new AbortController();
    const send = vi.fn(() => {
      deadline.abort();
      return Promise.reject(noAnswer);
    });
    const outcome = createResilience().execute(firmEndpoint, deadline.signal, send);
    await expect(outcome).rejects.toBe(noAnswer);
    expect(send).toHaveBeenCalledTimes(1);
  });
});

describe('SEC-I4: the breaker', () => {
  async function failTimes(count: number, error: Error, endpoint: Endpoint = likeInsightEndpoint) {
    const resilience = createResilience();
    for (let sent = 0; sent < count; sent += 1) await timesSent(endpoint, error, resilience);
    return resilience;
  }

  it('opens after many failures: refused at once with the seconds to wait', async () => {
    const resilience = await failTimes(20, noAnswer);
    const send = vi.fn(async () => 'well');
    const outcome = resilience.execute(policiesEndpoint, never, send);
    await expect(outcome).rejects.toMatchObject({ kind: 'shed', retryAfterSeconds: 3 });
    expect(send).not.toHaveBeenCalled();
  });

  it('leaves sign-in and valuations alone when data is down', async () => {
    const resilience = await failTimes(20, noAnswer);
    const send = async () => 'well';
    expect(await resilience.execute(createEndpoint, never, send)).toBe('well');
    expect(await resilience.execute(latestValuationEndpoint, never, send)).toBe('well');
  });

  it('lets one through after a while and closes when it is well', async () => {
    const resilience = await failTimes(20, noAnswer);
    vi.advanceTimersByTime(3001);
    expect(await resilience.execute(firmEndpoint, never, async () => 'well')).toBe('well');
    expect(await resilience.execute(firmEndpoint, never, async () => 'well')).toBe('well');
  });

  it.each([
    ['is well, the others that wait for it are sent', 'well'],
    ['fails, the others that wait for it are refused', noAnswer],
  ] as const)('when the one that it let through %s', async (_title, answer) => {
    const resilience = await failTimes(20, noAnswer);
    vi.advanceTimersByTime(3001);
    const held = Promise.withResolvers<string>();
    const first = resilience.execute(likeInsightEndpoint, never, () => held.promise).catch(() => 'failed');
    const send = vi.fn(async () => 'well');
    const other = resilience.execute(policiesEndpoint, never, send).catch((error: unknown) => error);
    const leaving = new AbortController();
    const gone = resilience.execute(policiesEndpoint, leaving.signal, send).catch((error: unknown) => error);
    leaving.abort();
    const isRefused = { kind: 'shed', retryAfterSeconds: 3 };
    expect(await gone).toMatchObject(isRefused);
    if (answer === 'well') held.resolve(answer);
    else held.reject(answer);
    await first;
    if (answer === 'well') expect(await other).toBe('well');
    else expect(await other).toMatchObject(isRefused);
    expect(send).toHaveBeenCalledTimes(answer === 'well' ? 1 : 0);
  });

  it('SEC-I4, L-36: a call that waited for another, was sent and had no answer in time may have been done', async () => {
    const resilience = await failTimes(20, noAnswer);
    vi.advanceTimersByTime(3001);
    const held = Promise.withResolvers<string>();
    const first = resilience.execute(likeInsightEndpoint, never, () => held.promise);
    const deadline = new AbortController();
    const sent = Promise.withResolvers<string>();
    const send = vi.fn(() => sent.promise);
    const change = resilience.execute(updateClientEndpoint, deadline.signal, send).catch((error) => error);
    held.resolve('well');
    await first;
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    deadline.abort();
    sent.reject(late);
    expect(await change).toBe(late);
  });

  it('sends the next upload after one that broke before it was sent', async () => {
    const breaker = createBreaker();
    const fail = () => Promise.reject(noAnswer);
    for (let sent = 0; sent < 20; sent += 1) await breaker.execute(fail, never).catch(() => undefined);
    vi.advanceTimersByTime(3001);
    const broken = new Error('no file');
    const attempt = breaker.upload(() => {
      throw broken;
    });
    await expect(attempt).rejects.toBe(broken);
    expect(await breaker.upload(async () => 'well')).toBe('well');
  });

  it.each([400, 401, 404, 422, 429, 501])('is never opened by a %i', async (status) => {
    const resilience = await failTimes(40, refused(status));
    expect(await resilience.execute(firmEndpoint, never, async () => 'well')).toBe('well');
  });
});

describe('SEC-I19: the lanes', () => {
  it('refuse what is too much, with a moment to wait', async () => {
    const resilience = createResilience();
    const held = Promise.withResolvers<string>();
    const many = Array.from({ length: 500 }, () =>
      resilience.execute(firmEndpoint, never, () => held.promise),
    );
    const outcomes = Promise.allSettled(many);
    held.resolve('well');
    const settled = await outcomes;
    const refusedOnes = settled.filter(({ status }) => status === 'rejected');
    expect(refusedOnes.length).toBe(500 - 48 - 256);
    expect(refusedOnes[0]).toMatchObject({ reason: { kind: 'shed', retryAfterSeconds: 1 } });
  });

  it('give up waiting at the deadline', async () => {
    const resilience = createResilience();
    const held = Promise.withResolvers<string>();
    const busy = Array.from({ length: 48 }, () =>
      resilience.execute(firmEndpoint, never, () => held.promise),
    );
    const deadline = new AbortController();
    const waiting = resilience.execute(firmEndpoint, deadline.signal, async () => 'too late');
    deadline.abort();
    held.resolve('well');
    await expect(waiting).rejects.toMatchObject({ kind: 'timeout' });
    await Promise.all(busy);
  });
});

it('P-1: the 100 valuations of one list are all under way at once', async () => {
  const end = new AbortController();
  const one = createResilience().of('person');
  const send = vi.fn(
    () => new Promise<never>((_settle, refuse) => end.signal.addEventListener('abort', refuse)),
  );
  const calls = Array.from({ length: 100 }, () => one.execute(latestValuationEndpoint, end.signal, send));
  await vi.advanceTimersByTimeAsync(0);
  expect(send).toHaveBeenCalledTimes(100);
  end.abort(late);
  await Promise.allSettled(calls);
});
