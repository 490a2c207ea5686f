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

test('SEC-B3: the number of keys is bounded, and the one not seen for longest is forgotten', () => {
  const store = new (limitStoreOn(fixedClock(new Date('2026-03-01T12:00:00Z'))))();
  for (let index = 0; index < 5000; index += 1) count(store, `k${index}`);
  count(store, 'k0');
  count(store, 'one more');
  expect(count(store, 'k0')?.current).toBe(3);
  expect(count(store, 'k1')?.current).toBe(1);
});
