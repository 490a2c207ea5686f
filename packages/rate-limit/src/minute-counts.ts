import { hash } from 'node:crypto';

type Clock = { now(): Date };
type Count = { current: number; readonly startedAt: number; readonly endsAt: number };
type Answer = (error: Error | null, result?: { current: number; ttl: number }) => void;

/** Callers with a count of their own in each store. */
const MOST_KEYS = 100_000;
/** Hexadecimal digits that name the shared count of a caller who finds no room: 4,096 of them. */
const SHARED_DIGITS = 3;

/**
 * A store of @fastify/rate-limit for one process. SEC-B9: a count is kept for its whole minute. Callers beyond the room
 * share counts, and stay in the shared one until its minute is over.
 */
export function minuteCountsOn(clock: Clock, most: number = MOST_KEYS) {
  return class MinuteCounts {
    /** The one that was started last comes last. */
    readonly #counts = new Map<string, Count>();

    incr(key: string, answer: Answer, windowMs: number): void {
      const now = clock.now().getTime();
      this.#forgetEnded(now);
      const open = this.#openCount(key, now) ?? this.#openCount(sharedName(key), now);
      const count = open ?? this.#startCount(key, now, windowMs);
      count.current += 1;
      answer(null, { current: count.current, ttl: count.endsAt - now });
    }

    child(): MinuteCounts {
      return new MinuteCounts();
    }

    #openCount(name: string, now: number): Count | undefined {
      const count = this.#counts.get(name);
      return count && isOpen(count, now) ? count : undefined;
    }

    #startCount(key: string, now: number, windowMs: number): Count {
      const isRoom = this.#counts.size < most || this.#counts.has(key);
      const name = isRoom ? key : sharedName(key);
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

function sharedName(key: string): string {
  return `shared ${hash('sha256', key).slice(0, SHARED_DIGITS)}`;
}

/** A count that starts later than now is void: the clock was set back. */
function isOpen({ startedAt, endsAt }: Count, now: number): boolean {
  return now >= startedAt && now < endsAt;
}
