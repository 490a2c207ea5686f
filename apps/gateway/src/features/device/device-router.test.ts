import { describe, expect, it } from 'vitest';
import { aUuid } from '../../test/build/a-policy.ts';
import { buildCaller, failureOf } from '../../test/build-caller.ts';

describe('device.register', () => {
  it('L20, A14: registers the device with its type', async () => {
    const seen = '2026-06-01T12:00:00Z';
    const device = { uuid: aUuid(9), name: 'Browser', created_at: seen, last_seen_at: seen };
    const { caller, calls } = buildCaller({
      scope: 'full',
      answers: { 'POST /v1/device': { data: device } },
    });
    const answer = await caller.device.register({ deviceId: aUuid(1), type: 'ios' });
    expect(answer).toEqual({ uuid: aUuid(9), name: 'Browser', createdAt: seen, lastSeenAt: seen });
    expect(calls[0]?.input).toEqual({ body: { device_id: aUuid(1), type: 'ios' } });
  });

  it('G3: takes nothing but a uuid', async () => {
    const { caller, calls } = buildCaller({ scope: 'full' });
    const attempt = caller.device.register({ deviceId: 'my phone', type: 'web' });
    expect((await failureOf(attempt)).appCode).toBe('VALIDATION');
    expect(calls).toEqual([]);
  });
});
