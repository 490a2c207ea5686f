import type { Clock } from '../clock.ts';

type Count = { current: number; startedAt: number };
type Answer = (error: Error | null, result?: { current: number; ttl: number }) => void;

const MAX_KEYS = 5000;

/**
 * Counts calls by key in windows of the clock handed in; the shape is that of a store of @fastify/rate-limit.
 * Holds a bounded number of keys: the oldest leaves when a new one comes. A window that begins later than now is none: the
 * clock may be set back.
 */
export function limitStoreOn(clock: Clock) {
  return class LimitStore {
    readonly counts = new Map<string, Count>();

    incr(key: string, answer: Answer, windowMs: number): void {
      const now = clock.now().getTime();
      const known = this.counts.get(key);
      const isOpen = known && now >= known.startedAt && now < known.startedAt + windowMs;
      const count = isOpen ? known : { current: 0, startedAt: now };
      count.current += 1;
      this.counts.delete(key);
      this.counts.set(key, count);
      this.dropOldest();
      answer(null, { current: count.current, ttl: count.startedAt + windowMs - now });
    }

    child(): LimitStore {
      return new LimitStore();
    }

    dropOldest(): void {
      const [oldest] = this.counts.keys();
      if (this.counts.size > MAX_KEYS && oldest !== undefined) this.counts.delete(oldest);
    }
  };
}
