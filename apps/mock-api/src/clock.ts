import { londonDay } from '@portal/performance/days';

/** Where a server reads the time; nothing else asks the machine for it. */
export type Clock = { now(): Date };

const HOUR_MS = 3_600_000;

export const systemClock: Clock = { now: () => new Date() };

/** The day of a moment in UTC, for counting days from one to another. */
export function isoDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** The moment at which a day begins in London. */
export function startOfLondonDay(day: string): Date {
  const midnight = new Date(`${day}T00:00:00.000Z`);
  const inSummer = new Date(midnight.getTime() - HOUR_MS);
  return londonDay(inSummer) === day ? inSummer : midnight;
}
