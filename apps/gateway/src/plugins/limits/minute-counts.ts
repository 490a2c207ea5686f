import { hash } from 'node:crypto';
import type { FastifyRateLimitStore } from '@fastify/rate-limit';

/** Callers with a count of their own. */
const MOST_KEYS = 100_000;
/** Hexadecimal digits that name the shared count of a caller who finds no room: 4,096 of them. */
const SHARED_DIGITS = 3;

type Count = { current: number; readonly endMs: number };

/**
 * Counts of this process. SEC-B9: each is kept for its whole window: one that is dropped earlier, as the store of
 * @fastify/rate-limit drops the oldest of 5,000, gives its caller a new start. Callers beyond the room share counts.
 */
export class MinuteCounts implements FastifyRateLimitStore {
  /** In the order in which they end, as all windows are of one length. */
  readonly #counts = new Map<string, Count>();
  readonly #most: number;

  constructor(_options?: unknown, most: number = MOST_KEYS) {
    this.#most = most;
  }

  incr(
    key: string,
    answer: (error: Error | null, result?: { current: number; ttl: number }) => void,
    windowMs: number,
  ): void {
    const nowMs = Date.now();
    this.#forgetEnded(nowMs);
    const count = this.#countOf(key, nowMs + windowMs);
    count.current += 1;
    answer(null, { current: count.current, ttl: count.endMs - nowMs });
  }

  child(): FastifyRateLimitStore {
    return new MinuteCounts();
  }

  #countOf(key: string, endMs: number): Count {
    const isRoom = this.#counts.size < this.#most || this.#counts.has(key);
    const name = isRoom ? key : `shared ${hash('sha256', key).slice(0, SHARED_DIGITS)}`;
    const known = this.#counts.get(name);
    if (known) return known;
    const count = { current: 0, endMs };
    this.#counts.set(name, count);
    return count;
  }

  #forgetEnded(nowMs: number): void {
    for (const [key, { endMs }] of this.#counts) {
      if (endMs > nowMs) return;
      this.#counts.delete(key);
    }
  }
}
