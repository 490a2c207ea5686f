import { type NewFault, newFaultSchema } from '@portal/contract/qa/faults';
import { createFaultRegistry, type FaultRegistry } from '@portal/faults/fault-registry';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { type LinkedApps, linkApps, mockProfile } from './support/linked-apps.ts';
import { callPortal, sendPortal, signIn } from './support/portal-caller.ts';

/** How long the gateway waits for the firm's API, in milliseconds: short where no answer is to come. */
const patient = { headers: 10_000, total: 20_000 };
const limits = { headers: 2500, total: 5000 };

let apps: LinkedApps;
let faults: FaultRegistry;
let token: string;

async function start({ headers, total } = limits): Promise<void> {
  faults = createFaultRegistry();
  apps = await linkApps({
    faults,
    environment: { UPSTREAM_HEADERS_MS: String(headers), UPSTREAM_TOTAL_MS: String(total) },
  });
  token = await signIn(apps, 'standard@portal.example.com');
}

type Effect = z.input<typeof newFaultSchema>['effect'];

function injectFault(effect: Effect, options: Partial<NewFault> = {}) {
  return faults.add(newFaultSchema.parse({ route: 'GET /v1/client', effect, ...options }));
}

/** One read through the gateway, and its time in milliseconds. */
async function read() {
  const startedAt = performance.now();
  const { status, data, error } = await callPortal(apps, 'client.get', { token });
  return { status, data, error, milliseconds: performance.now() - startedAt };
}

describe('Q-3, S-6: what the gateway makes of a fault of the firm', () => {
  beforeAll(() => start(patient));
  afterEach(() => faults.clear());
  afterAll(() => apps.close());

  test.each<[Effect, number]>([
    [{ kind: 'latency', milliseconds: 400 }, 398],
    // Drawn around the median: a wait below this comes once in a hundred thousand seeds, and the seed is always the
    // same.
    [{ kind: 'log_normal_latency', median_milliseconds: 500, sigma: 0.1 }, 320],
    // The record that the specification names is half as long.
    [{ kind: 'dribble', bytes_per_second: mockProfile === 'full' ? 2000 : 1000 }, 300],
  ])('%j: it waits, at least %d ms, and the client sees all', async (effect, atLeast) => {
    const fault = injectFault(effect);
    const { status, milliseconds } = await read();
    expect(status).toBe(200);
    expect(milliseconds).toBeGreaterThanOrEqual(atLeast);
    expect(faults.list().find(({ id }) => id === fault?.id)?.applied).toBe(1);
  });

  test.each<[Effect]>([
    [{ kind: 'empty' }],
    [{ kind: 'garbage' }],
    [{ kind: 'wrong_shape' }],
    [{ kind: 'status', status: 302 }],
  ])('%j: the answer is reported as unreadable', async (effect) => {
    injectFault(effect);
    const { status, error } = await read();
    expect({ status, appCode: error?.appCode }).toEqual({ status: 502, appCode: 'UPSTREAM_MALFORMED' });
  });

  test.each<[Effect]>([
    [{ kind: 'wrong_shape', field: 'surname' }],
    [{ kind: 'wrong_shape', field: 'surname', becomes: 'wrong_type' }],
  ])('%j: the field is left out, and the rest is read', async (effect) => {
    injectFault(effect);
    const { status, data } = await read();
    expect({ status, data }).toMatchObject({
      status: 200,
      data: { surname: null, email: 'standard@portal.example.com' },
    });
  });

  test.each([
    [
      { status: 503, retry_after_seconds: 7 },
      { appCode: 'UNAVAILABLE', retryAfterSeconds: 7 },
    ],
    [
      { status: 429, retry_after_seconds: 30 },
      { appCode: 'TOO_MANY_REQUESTS', retryAfterSeconds: 30 },
    ],
    [{ status: 401, code: 'UNAUTHORIZED' }, { appCode: 'UNAUTHORIZED' }],
    [{ status: 403, code: 'TERMS_NOT_ACCEPTED' }, { appCode: 'TERMS_NOT_ACCEPTED' }],
  ])('%j is passed on as what it means', async (refusal, meaning) => {
    injectFault({ kind: 'status', ...refusal });
    expect((await read()).error).toMatchObject(meaning);
  });

  test('a read that is reset once is retried', async () => {
    injectFault({ kind: 'reset' }, { times: 1 });
    expect((await read()).status).toBe(200);
    expect(faults.list()).toEqual([]);
  });

  test('a write that was done and whose answer was cut is not sent again', async () => {
    injectFault({ kind: 'cut' }, { route: 'PUT /v1/client' });
    const changes = { telephone: { mobileNumber: '07700 900321' } };
    const { error } = await sendPortal(apps, 'client.update', { token, input: { changedFields: changes } });
    expect(error?.appCode).toBe('UPSTREAM_DOWN');
    expect(faults.list()).toMatchObject([{ matched: 1, applied: 1 }]);
    const { data } = await callPortal(apps, 'client.get', { token });
    // The specification names nothing of a change but that it waits.
    const shown = mockProfile === 'full' ? data.pendingAmendment : await apps.database.amendment.findMany();
    expect(data.pendingAmendment).toBeTruthy();
    expect(JSON.stringify(shown)).toContain('07700 900321');
  });
});

describe('Q-3, S-6: a firm that gives no answer', () => {
  // Gateways do not share a circuit breaker.
  beforeEach(() => start());
  afterEach(() => apps.close());

  test.each<[Effect]>([
    [{ kind: 'latency', milliseconds: 60_000 }],
    [{ kind: 'hang' }],
    [{ kind: 'dribble', bytes_per_second: 5 }],
    [{ kind: 'cut' }],
    [{ kind: 'reset' }],
    [{ kind: 'malformed_chunk' }],
    [{ kind: 'status', status: 500 }],
    [{ kind: 'status', status: 502 }],
  ])('%j: the firm is reported as unreachable, within the time limit', async (effect) => {
    injectFault(effect);
    const { status, error, milliseconds } = await read();
    expect({ status, appCode: error?.appCode }).toEqual({ status: 502, appCode: 'UPSTREAM_DOWN' });
    expect(milliseconds).toBeLessThan(limits.total + 10_000);
    faults.clear();
    expect((await read()).status).toBe(200);
  });
});
