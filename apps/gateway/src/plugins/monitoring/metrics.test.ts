import { describe, expect, it } from 'vitest';
import { buildTestApp } from '../../test/build-test-app.ts';

describe('figures', () => {
  it('are not there unless switched on', async () => {
    const { app } = await buildTestApp();
    expect((await app.inject('/metrics')).statusCode).toBe(404);
  });

  it('count by route and status for callers on this machine', async () => {
    const { app } = await buildTestApp({ METRICS: '1' });
    await app.inject('/healthz');
    const answer = await app.inject('/metrics');
    expect(answer.body).toContain(
      'http_request_duration_seconds_count{route="/healthz",method="GET",status="200"} 1',
    );
  });

  it('are not served to others, nor through a proxy', async () => {
    const { app } = await buildTestApp({ METRICS: '1' });
    const far = await app.inject({ url: '/metrics', remoteAddress: '192.0.2.1' });
    const proxied = await app.inject({ url: '/metrics', headers: { 'x-forwarded-for': '192.0.2.1' } });
    expect([far.statusCode, proxied.statusCode]).toEqual([404, 404]);
  });

  it('SEC-J5: count procedures, calls of the firm, breakers and refused requests, by name and outcome', async () => {
    const { app } = await buildTestApp({ METRICS: '1', RATE_LIMIT_PER_MINUTE: '12' });
    const before = (await app.inject('/metrics')).body;
    expect(before).toContain('portal_upstream_breaker_state{group="authentication"} 0');
    expect(before).toContain('portal_limit_hits_total{limit="procedures"} 0');
    for (let call = 0; call < 13; call += 1) await app.inject('/trpc/terms.latest');
    const { body } = await app.inject('/metrics');
    expect(body).toMatch(
      /portal_procedure_duration_seconds_count\{procedure="terms\.latest",code="UPSTREAM_DOWN"\} \d+/,
    );
    expect(body).toMatch(
      /portal_upstream_call_duration_seconds_count\{call="GET \/v1\/[a-z/]*terms[a-z/]*",outcome="transport"\} \d+/,
    );
    expect(body).toContain('portal_upstream_breaker_state{group="authentication"} 2');
    expect(body).toContain('portal_upstream_breaker_state{group="data"} 0');
    expect(body).toContain('portal_upstream_calls{group="data",state="waiting"} 0');
    expect(body).toContain('portal_limit_hits_total{limit="procedures"} 1');
    expect(body).toContain('nodejs_eventloop_lag_p99_seconds');
  });
});
