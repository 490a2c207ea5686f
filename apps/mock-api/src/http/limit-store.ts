import { hash } from 'node:crypto';
import type { Clock } from '../clock.ts';

type Count = { current: number; readonly startedAt: number; readonly endsAt: number };
type Answer = (error: Error | null, result?: { current: number; ttl: number }) => void;

/** Callers with a count of their own in each store. */
const MOST_KEYS = 100_000;
/** Hexadecimal digits that name the shared count of a caller who finds no room: 4,096 of them. */
const SHARED_DIGITS = 3;

/**
 * Counts calls by key in windows of the clock handed in; the shape is that of a store of @fastify/rate-limit. A count is kept
 * for its whole window, and callers beyond the room share counts, so that nobody gets a new start because many others call
 * (SEC-B3). A window that starts later than now is void: the clock may be set back.
 */
export function limitStoreOn(clock: Clock, most: number = MOST_KEYS) {
  return class LimitStore {
    /** In the order in which they start, as all windows are of one length. */
    readonly #counts = new Map<string, Count>();

    incr(key: string, answer: Answer, windowMs: number): void {
      const now = clock.now().getTime();
      this.#forgetEnded(now);
      const count = this.#countOf(key, now, windowMs);
      count.current += 1;
      answer(null, { current: count.current, ttl: count.endsAt - now });
    }

    child(): LimitStore {
      return new LimitStore();
    }

    #countOf(key: string, now: number, windowMs: number): Count {
      const isRoom = this.#counts.size < most || this.#counts.has(key);
      const name = isRoom ? key : `shared ${hash('sha256', key).slice(0, SHARED_DIGITS)}`;
      const known = this.#counts.get(name);
      if (known && isOpen(known, now)) return known;
      const count = { current: 0, startedAt: now, endsAt: now + windowMs };
      // Deleted first, so that the new one comes last.
      this.#counts.delete(name);
      this.#counts.set(name, count);
      return count;
    }

    #forgetEnded(now: number): void {
      for (const [key, count] of this.#counts) {
        if (isOpen(count, now)) return;
        this.#counts.delete(key);
      }
    }
  };
}

function isOpen({ startedAt, endsAt }: Count, now: number): boolean {
  return now >= startedAt && now < endsAt;
}
