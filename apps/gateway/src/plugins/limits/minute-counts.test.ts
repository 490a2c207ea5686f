import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MinuteCounts } from './minute-counts.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 0, toFake: ['Date'] });
  return () => vi.useRealTimers();
});

function counting(most?: number) {
  const store = new MinuteCounts(undefined, most);
  return (key: string) => {
    let counted = { current: 0, ttl: 0 };
    store.incr(key, (_error, result = counted) => (counted = result), 60_000);
    return counted;
  };
}

describe('SEC-B9: counts', () => {
  it('are kept for their minute, however many other callers come', () => {
    const count = counting();
    for (let tries = 1; tries <= 3; tries += 1) count('192.0.2.1');
    for (let other = 0; other < 20_000; other += 1) count(`other ${other}`);
    vi.setSystemTime(59_999);
    expect(count('192.0.2.1')).toEqual({ current: 4, ttl: 1 });
  });

  it('start again after it', () => {
    const count = counting();
    count('192.0.2.1');
    vi.setSystemTime(60_000);
    expect(count('192.0.2.1')).toEqual({ current: 1, ttl: 60_000 });
  });

  it('of those who find no room are shared, and those that are there stay', () => {
    const count = counting(2);
    count('first');
    count('second');
    const later = Array.from({ length: 50_000 }, (_one, index) => count(`later ${index}`).current);
    expect(Math.max(...later)).toBeGreaterThan(5);
    expect(count('first').current).toBe(2);
    vi.setSystemTime(60_000);
    expect(count('later 1').current).toBe(1);
  });
});
