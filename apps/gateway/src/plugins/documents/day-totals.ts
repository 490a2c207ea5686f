import { hash } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { Clock } from '../../clock.ts';
import { orUnavailable } from '../../trpc/failure.ts';

/** Sums of a day (UTC), by name; a negative amount gives back. */
export type DayTotals = {
  today(): string;
  /**
   * Adds, and resolves with the sum so far. `day` is the day the amount was first added, even when it is given back
   * later.
   */
  add(day: string, name: string, amount: number): Promise<number>;
};

/** Names with a sum of their own; more than these share sums, so that nobody gets a new start. */
const MOST_NAMES = 100_000;
const SHARED_DIGITS = 3;
const TWO_DAYS_SECONDS = 172_800;

function dayOf(clock: Clock): string {
  return clock.now().toISOString().slice(0, 10);
}

/** Sums of this process. */
export function memoryDayTotals(clock: Clock, most = MOST_NAMES): DayTotals {
  const sums = new Map<string, number>();
  let lastDay = '';
  return {
    today: () => dayOf(clock),
    add: async (day, name, amount) => {
      const today = dayOf(clock);
      if (today !== lastDay) sums.clear();
      lastDay = today;
      // Nothing is admitted on a past day any more, so its sums are not kept.
      if (day !== today) return 0;
      const isRoom = sums.size < most || sums.has(name);
      const key = isRoom ? name : `shared ${hash('sha256', name).slice(0, SHARED_DIGITS)}`;
      const sum = Math.max(0, (sums.get(key) ?? 0) + amount);
      sums.set(key, sum);
      return sum;
    },
  };
}

/** Sums of all gateways together. Without Redis nothing is admitted. */
export function redisDayTotals(redis: Redis, clock: Clock): DayTotals {
  return {
    today: () => dayOf(clock),
    add: (day, name, amount) => orUnavailable(addInOneStep(redis, `portal:day:${day}:${name}`, amount)),
  };
}

/** The sum and its end are set together: a sum without an end stays for ever. */
async function addInOneStep(redis: Redis, key: string, amount: number): Promise<number> {
  const answers = await redis.multi().incrby(key, amount).expire(key, TWO_DAYS_SECONDS).exec();
  const [cause, sum] = answers?.[0] ?? [];
  if (typeof sum !== 'number') throw new Error('Redis gave no sum', { cause });
  return sum;
}
