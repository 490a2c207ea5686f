import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { describe, expect, it } from 'vitest';
import { testNow, testNowSeconds } from '../../test/build/a-firm-token.ts';
import { LONGEST_TOKEN_SECONDS } from '../session-lifetimes.ts';
import { redisRevocation } from './revocation.ts';

const clock = { now: () => testNow };

describe('revocation in Redis', () => {
  /** What a Redis stores, with the seconds for which it does; a full one refuses to write and reads as before. */
  function aRedis() {
    const state = { isFull: false, stored: new Map<string, number>() };
    const redis = {
      set: async (...[key, , , seconds, when]: [string, string, string, number, string?]) => {
        if (state.isFull) throw new Error('OOM command not allowed');
        if (when === 'NX' && state.stored.has(key)) return null;
        state.stored.set(key, seconds);
        return 'OK';
      },
      del: async (key: string) => void state.stored.delete(key),
      exists: async (key: string) => Number(state.stored.has(key)),
    };
    return { state, redis: redis as unknown as Redis };
  }

  it('SEC-D16, S-7: a sign-out holds here at once while Redis is full, and is stored when there is room', async () => {
    const { state, redis } = aRedis();
    const lines: string[] = [];
    const faults: unknown[] = [];
    const line = (fields: { err?: unknown }, message?: string) => {
      lines.push(String(message));
      faults.push(fields.err);
    };
    const revocation = redisRevocation(redis, clock, { error: line, info: line } as unknown as Logger);
    expect(await revocation.canWrite()).toBe(true);
    state.isFull = true;
    await revocation.revoke('one');
    expect([await revocation.isRevoked('one'), await revocation.isRevoked('two')]).toEqual([true, false]);
    expect([await revocation.canWrite(), lines]).toEqual([
      false,
      ['sign-outs cannot be written, and hold in memory alone'],
    ]);
    expect(faults).toEqual([expect.any(Error)]);
    state.isFull = false;
    // By itself: readiness, which would write it too, is not asked before.
    await expect
      .poll(() => state.stored.get('portal:revoked:one'), { timeout: 10_000 })
      .toBeGreaterThan(1800);
    expect([await revocation.isRevoked('one'), await revocation.canWrite()]).toEqual([true, true]);
    await revocation.close();
  });

  it('SEC-B19: a single-use token is accepted once, and by no gateway that cannot store it', async () => {
    const { state, redis } = aRedis();
    const gateways = [redisRevocation(redis, clock), redisRevocation(redis, clock)];
    state.isFull = true;
    await expect(gateways[0]!.take('one')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    state.isFull = false;
    const taken = await Promise.all([...gateways, ...gateways].map((gateway) => gateway.take('one')));
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(state.stored.get('portal:revoked:one')).toBeGreaterThan(1800);
    await gateways[0]!.giveBack('one');
    expect([await gateways[1]!.take('one'), await gateways[0]!.take('one')]).toEqual([true, false]);
  });

  it('SEC-D16: a sign-out that cannot be stored is forgotten when its tokens have expired', async () => {
    const { state, redis } = aRedis();
    const time = { now: testNow };
    const revocation = redisRevocation(redis, { now: () => time.now });
    state.isFull = true;
    await revocation.revoke('one');
    time.now = new Date((testNowSeconds + LONGEST_TOKEN_SECONDS + 61) * 1000);
    expect(await revocation.isRevoked('one')).toBe(false);
    state.isFull = false;
    await revocation.close();
    expect([...state.stored.keys()]).toEqual([]);
  });
});
