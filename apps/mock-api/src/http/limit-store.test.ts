import { expect, test } from 'vitest';
import { fixedClock } from '../clock.ts';
import { limitStoreOn } from './limit-store.ts';

const minuteMs = 60_000;

function count(store: InstanceType<ReturnType<typeof limitStoreOn>>, key: string) {
  let seen: { current: number; ttl: number } | undefined;
  store.incr(key, (_error, result) => (seen = result), minuteMs);
  return seen;
}

test('SEC-B8: calls are counted by key until their minute of the clock is over', () => {
  const clock = fixedClock(new Date('2026-03-01T12:00:00Z'));
  const store = new (limitStoreOn(clock))();
  expect(count(store, 'a')).toEqual({ current: 1, ttl: minuteMs });
  clock.advance(20_000);
  expect(count(store, 'a')).toEqual({ current: 2, ttl: 40_000 });
  expect(count(store, 'b')).toEqual({ current: 1, ttl: minuteMs });
  clock.advance(40_000);
  expect(count(store, 'a')).toEqual({ current: 1, ttl: minuteMs });
});

test('SEC-B8: after a clock is set back, no count lasts longer than a minute', () => {
  const clock = fixedClock(new Date('2026-03-01T12:00:00Z'));
  const store = new (limitStoreOn(clock))();
  count(store, 'a');
  clock.advance(-86_400_000);
  expect(count(store, 'a')).toEqual({ current: 1, ttl: minuteMs });
});

test('SEC-B3: a count lasts its minute however many others call', () => {
  const store = new (limitStoreOn(fixedClock(new Date('2026-03-01T12:00:00Z'))))();
  count(store, 'first');
  for (let index = 0; index < 20_000; index += 1) count(store, `k${index}`);
  expect(count(store, 'first')?.current).toBe(2);
  expect(count(store, 'k0')?.current).toBe(2);
});

test('SEC-B3: callers beyond the room share counts, so that the number of counts is bounded', () => {
  const clock = fixedClock(new Date('2026-03-01T12:00:00Z'));
  const store = new (limitStoreOn(clock, 10))();
  for (let index = 0; index < 10; index += 1) count(store, `k${index}`);
  const seen = Array.from({ length: 8192 }, (_, index) => count(store, `more ${index}`)?.current ?? 0);
  expect(Math.max(...seen)).toBeGreaterThan(1);
  expect(count(store, 'k0')?.current).toBe(2);
  clock.advance(minuteMs);
  expect(count(store, 'more 1')).toEqual({ current: 1, ttl: minuteMs });
});
