import { formatShortDay } from '#ui/format-day.ts';

/** A calendar day seen from another, for lists: 19 Nov, or 19 Nov 2025 where that is another year. */
export function formatNearDay(day: string, today: string): string {
  const words = formatShortDay(day);
  return day.slice(0, 4) === today.slice(0, 4) ? words.replace(/ \d{4}$/, '') : words;
}
