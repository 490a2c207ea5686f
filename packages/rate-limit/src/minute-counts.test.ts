import { describe, expect, it } from 'vitest';
import { minuteCountsOn } from './minute-counts.ts';

const MINUTE_MS = 60_000;

function counting(most?: number) {
  let nowMs = Date.parse('2026-03-01T12:00:00Z');
  const store = new (minuteCountsOn({ now: () => new Date(nowMs) }, most))();
  const count = (key: string) => {
    let counted = { current: 0, ttl: 0 };
    store.incr(key, (_error, result = counted) => (counted = result), MINUTE_MS);
    return counted;
  };
  const advance = (milliseconds: number) => {
    nowMs += milliseconds;
  };
  return { count, advance };
}

const times = <Result>(number: number, work: (index: number) => Result) =>
  Array.from({ length: number }, (_one, index) => work(index));

describe('SEC-B9: calls are counted by key', () => {
  it('until their minute is over', () => {
    const { count, advance } = counting();
    expect(count('a')).toEqual({ current: 1, ttl: MINUTE_MS });
    advance(20_000);
    expect(count('a')).toEqual({ current: 2, ttl: 40_000 });
    expect(count('b')).toEqual({ current: 1, ttl: MINUTE_MS });
    advance(40_000);
    expect(count('a')).toEqual({ current: 1, ttl: MINUTE_MS });
  });

  it('for their whole minute, however many others call', () => {
    const { count, advance } = counting();
    times(3, () => count('first'));
    times(20_000, (index) => count(`other ${index}`));
    advance(MINUTE_MS - 1);
    expect(count('first')).toEqual({ current: 4, ttl: 1 });
    expect(count('other 0')).toEqual({ current: 2, ttl: 1 });
  });

  it('in counts that those share who find no room, so that the number of counts is limited', () => {
    const { count, advance } = counting(10);
    times(10, (index) => count(`first ${index}`));
    const later = times(8192, (index) => count(`later ${index}`).current);
    expect(Math.max(...later)).toBeGreaterThan(1);
    expect(count('first 0').current).toBe(2);
    advance(MINUTE_MS);
    expect(count('later 1')).toEqual({ current: 1, ttl: MINUTE_MS });
  });

  it('in a shared count until its minute is over, even if there is room before', () => {
    const { count, advance } = counting(10);
    times(10, (index) => count(`first ${index}`));
    advance(30_000);
    times(60, () => count('late'));
    advance(30_000);
    expect(count('late')).toEqual({ current: 61, ttl: 30_000 });
    advance(30_000);
    expect(count('late')).toEqual({ current: 1, ttl: MINUTE_MS });
  });

  it('for no longer than a minute after the clock is set back', () => {
    const { count, advance } = counting();
    count('a');
    advance(-86_400_000);
    expect(count('a')).toEqual({ current: 1, ttl: MINUTE_MS });
  });
});
