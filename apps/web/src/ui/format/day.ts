const long = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A calendar day (2026-11-19) in full: 19 November 2026. A day has no time zone. */
export function formatDay(day: string): string {
  return long.format(new Date(`${day}T00:00:00Z`));
}

const longMonth = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The month of a calendar day: November 2026. */
export function formatMonth(day: string): string {
  return longMonth.format(new Date(`${day}T00:00:00Z`));
}

/** A calendar day for lists: 19 Nov 2026. Every month has three letters, which Intl does not promise. */
export function formatShortDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${months[(month ?? 1) - 1]} ${year}`;
}

const DAY_MS = 86_400_000;

/** Number of a calendar day, counted from 1 January 1970. A date without a time is read as UTC. */
export function dayNumber(day: string): number {
  return Date.parse(day) / DAY_MS;
}

/** The calendar day of a number; a fraction belongs to the day it falls on. */
export function dayOfNumber(number: number): string {
  return new Date(Math.floor(number) * DAY_MS).toISOString().slice(0, 10);
}

/** The day of the week of a number: 0 is Monday. Day 0 was a Thursday. */
export function weekdayOfNumber(number: number): number {
  return (number + 3) % 7;
}
