import { londonDay } from '@portal/contract/shapes/calendar-day';

/** Where a server reads the time; nothing else asks the machine for it. */
export type Clock = { now(): Date };

const HOUR_MS = 3_600_000;

export const systemClock: Clock = { now: () => new Date() };

/** The moment at which a day begins in London. */
export function startOfLondonDay(day: string): Date {
  const midnight = new Date(`${day}T00:00:00.000Z`);
  const inSummer = new Date(midnight.getTime() - HOUR_MS);
  return londonDay(inSummer) === day ? inSummer : midnight;
}
