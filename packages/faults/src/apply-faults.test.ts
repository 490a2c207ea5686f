import { newFaultSchema } from '@portal/contract/qa/faults';
import { describe, expect, test } from 'vitest';
import type { FaultPlan } from './fault-plan.ts';
import { createFaultRegistry } from './fault-registry.ts';

const policies = { method: 'GET', path: '/v1/policy' };
const start = Date.parse('2026-03-02T10:00:00.000Z');

function openRegistry() {
  let now = start;
  const registry = createFaultRegistry(() => now);
  return {
    ...registry,
    inject: (fault: object) => registry.add(newFaultSchema.parse({ route: '/v1/policy', ...fault })),
    pass: (seconds: number) => {
      now += seconds * 1000;
    },
    /** Which of the next calls the fault applies to. */
    applied: (calls: number) =>
      Array.from({ length: calls }, () => registry.apply(policies)).map(({ substitute }) => substitute?.kind),
  };
}

describe('Q-3: which calls a fault applies to', () => {
  test('without a fault, none; with one, every call it covers and no other', () => {
    const registry = openRegistry();
    expect(registry.apply(policies)).toEqual({ delay: 0 });
    registry.inject({ effect: { kind: 'hang' } });
    expect(registry.applied(2)).toEqual(['hang', 'hang']);
    expect(registry.apply({ method: 'GET', path: '/v1/firm' })).toEqual({ delay: 0 });
  });

  test('a count: that many calls, then it is gone', () => {
    const registry = openRegistry();
    registry.inject({ effect: { kind: 'reset' }, times: 2 });
    expect(registry.applied(3)).toEqual(['reset', 'reset', undefined]);
    expect(registry.list()).toEqual([]);
  });

  test('a time: that many seconds, then it is gone', () => {
    const registry = openRegistry();
    expect(registry.inject({ effect: { kind: 'reset' }, for_seconds: 60 })).toMatchObject({
      ends_at: '2026-03-02T10:01:00.000Z',
    });
    registry.pass(59);
    expect(registry.applied(1)).toEqual(['reset']);
    registry.pass(1);
    expect(registry.applied(1)).toEqual([undefined]);
    expect(registry.list()).toEqual([]);
  });

  test('a chance: about as many as it says, the same ones for the same seed, others for another', () => {
    const series = [7, 7, 8].map((seed) => {
      const registry = openRegistry();
      registry.inject({ effect: { kind: 'reset' }, chance: 0.3, seed });
      return registry.applied(1000);
    });
    const [first, again, other] = series.map((calls) => calls.map((kind) => kind ?? 'well').join());
    expect(again).toBe(first);
    expect(other).not.toBe(first);
    for (const calls of series) {
      const count = calls.filter(Boolean).length;
      expect(count).toBeGreaterThan(250);
      expect(count).toBeLessThan(350);
    }
  });

  test('the latest added goes first, and the one before has its turn where the chance of that does not fall', () => {
    const registry = openRegistry();
    registry.inject({ route: '/v1/*', effect: { kind: 'hang' } });
    registry.inject({ effect: { kind: 'reset' }, chance: 0.5 });
    const kinds = registry.applied(100);
    expect(new Set(kinds)).toEqual(new Set(['hang', 'reset']));
    expect(registry.list()).toMatchObject([
      { matched: kinds.filter((kind) => kind === 'hang').length },
      { matched: 100, applied: kinds.filter((kind) => kind === 'reset').length },
    ]);
  });

  test('a hundred faults are enough', () => {
    const registry = openRegistry();
    const added = Array.from({ length: 101 }, () => registry.inject({ effect: { kind: 'cut' } }));
    expect(added[99]).toMatchObject({ id: '100' });
    expect(added[100]).toBeUndefined();
  });
});

describe('Q-3: how long a call is delayed', () => {
  function delays(effect: object): number[] {
    const registry = openRegistry();
    registry.inject({ effect });
    return Array.from({ length: 2000 }, (): FaultPlan => registry.apply(policies)).map(({ delay }) => delay);
  }

  test('fixed', () => {
    expect(new Set(delays({ kind: 'latency', milliseconds: 250 }))).toEqual(new Set([250]));
  });

  test('log-normal: half below the median, few far above it, none endless, and the same each time', () => {
    const effect = { kind: 'log_normal_latency', median_milliseconds: 200, sigma: 0.8 };
    const drawn = delays(effect);
    const below = (limit: number) => drawn.filter((delay) => delay < limit).length / drawn.length;
    expect(below(200)).toBeCloseTo(0.5, 1);
    // One and two standard deviations out: exp(0.8) and exp(1.6) times the median.
    expect(below(200 * Math.exp(0.8))).toBeCloseTo(0.841, 1);
    expect(below(200 * Math.exp(1.6))).toBeCloseTo(0.977, 1);
    expect(delays(effect)).toEqual(drawn);
    expect(Math.max(...delays({ ...effect, median_milliseconds: 100_000, sigma: 3 }))).toBe(120_000);
  });
});
