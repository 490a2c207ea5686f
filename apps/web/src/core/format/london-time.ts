import { londonDay } from '@portal/contract/shapes/calendar-day';
import { formatDay, formatShortDay } from '#ui/format/day.ts';

const time = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', timeStyle: 'short' });

/** The time of day in London at a moment, as 09:40. */
export function londonTime(moment: Date): string {
  return time.format(moment);
}

/** A calendar day for lists: 19 Nov, or 19 Nov 2025 where it is in another year than `today`. */
export function formatNearDay(day: string, today: string): string {
  const text = formatShortDay(day);
  return day.slice(0, 4) === today.slice(0, 4) ? text.replace(/ \d{4}$/, '') : text;
}

/** The day in London of a moment in an answer, as 2026-11-20. */
export function dayOfMoment(moment: string): string {
  return londonDay(new Date(moment));
}

/** A moment in London: 20 November 2026, 18:22. */
export function momentText(moment: Date | string): string {
  const at = new Date(moment);
  return `${formatDay(londonDay(at))}, ${londonTime(at)}`;
}
