import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';

type Count = { current: number; startedAt: number };
type Answer = (error: Error | null, result?: { current: number; ttl: number }) => void;

const MAX_KEYS = 5000;

/**
 * Counts calls by key in windows of the clock handed in; the shape is that of a store of @fastify/rate-limit.
 * A window that starts later than now is void: the clock may be set back.
 */
export function limitStoreOn(clock: Clock) {
  return class LimitStore {
    #counts: LRUCache<string, Count> | undefined;

    incr(key: string, answer: Answer, windowMs: number): void {
      // Made at the first call: it allocates all its keys at once, and every route has a store of its own.
      this.#counts ??= new LRUCache({ max: MAX_KEYS });
      const now = clock.now().getTime();
      const known = this.#counts.get(key);
      const isOpen = known && now >= known.startedAt && now < known.startedAt + windowMs;
      const count = isOpen ? known : { current: 0, startedAt: now };
      count.current += 1;
      this.#counts.set(key, count);
      answer(null, { current: count.current, ttl: count.startedAt + windowMs - now });
    }

    child(): LimitStore {
      return new LimitStore();
    }
  };
}
