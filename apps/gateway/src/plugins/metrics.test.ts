import { describe, expect, it } from 'vitest';
import { buildTestApp } from '../test/build-test-app.ts';

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
});
