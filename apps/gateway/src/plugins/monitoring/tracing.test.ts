import { describe, expect, it } from 'vitest';
import type { FaultTags, Monitoring } from '../../monitoring/monitoring.ts';
import { aMutation, buildTestApp } from '../../test/build-test-app.ts';

/** Records what it is given. */
function recordingMonitoring() {
  const faults: { error: unknown; tags: FaultTags }[] = [];
  const requests: { header: unknown; end: object }[] = [];
  const calls: string[] = [];
  const monitoring: Monitoring = {
    fault: (error, tags) => void faults.push({ error, tags }),
    request: (header, run) => run((end) => void requests.push({ header, end })),
    call: (name, run) => {
      calls.push(name);
      return run();
    },
    close: async () => undefined,
  };
  return { monitoring, faults, requests, calls };
}

describe('S-14: what is traced of a request', () => {
  it('SEC-E11: is named by its route and its procedures, never by its address', async () => {
    const { monitoring, requests } = recordingMonitoring();
    const { app } = await buildTestApp({}, monitoring);
    await app.inject('/password-reset/CANARY?code=CANARY');
    await app.inject('/trpc/canary.CANARY?input=CANARY');
    await app.inject({ ...aMutation('terms.latest'), method: 'GET', payload: '' });
    expect(requests.map(({ end }) => end)).toMatchObject([
      { name: 'page', method: 'GET', status: 503 },
      { name: '/trpc/:path', method: 'GET' },
      { name: '/trpc/terms.latest', method: 'GET' },
    ]);
    expect(JSON.stringify(requests)).not.toContain('CANARY');
  });

  it('continues the trace of the browser', async () => {
    const { monitoring, requests } = recordingMonitoring();
    const { app } = await buildTestApp({}, monitoring);
    const header = '12345678901234567890123456789012-1234567890123456-1';
    await app.inject({ url: '/', headers: { 'sentry-trace': header } });
    expect(requests[0]?.header).toBe(header);
  });

  it('is nothing for a probe', async () => {
    const { monitoring, requests } = recordingMonitoring();
    const { app } = await buildTestApp({}, monitoring);
    await app.inject('/healthz');
    expect(requests).toEqual([]);
  });

  it('S-7: names calls to the firm by their pattern, and reports a fault once, as it is logged', async () => {
    const { monitoring, faults, calls } = recordingMonitoring();
    const { app, lines } = await buildTestApp({}, monitoring);
    await app.inject(`/trpc/invite.check?input=${encodeURIComponent('{"code":"CANARY-CODE-1"}')}`);
    expect(calls).toEqual(['GET /v1/invite/{code}']);
    const logged = lines.filter((line) => line.includes('"level":50'));
    expect(faults).toHaveLength(1);
    expect(logged).toHaveLength(1);
    expect(faults[0]?.tags).toMatchObject({
      appCode: 'UPSTREAM_DOWN',
      procedure: 'invite.check',
      kind: 'transport',
      call: 'GET /v1/invite/{code}',
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(JSON.stringify(faults[0]?.tags)).not.toContain('CANARY');
  });
});
