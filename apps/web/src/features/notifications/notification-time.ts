import { londonDay } from '#core/time/london-day.ts';
import { formatDay, formatShortDay } from '#ui/format-day.ts';

const time = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/London',
});
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const DAY_MS = 86_400_000;

export type Age = 'Today' | 'This week' | 'Earlier';

/** How long ago a moment is, seen from a day in London. A week begins on Monday. */
export function ageOf(moment: string, today: string): Age {
  const day = londonDay(new Date(moment));
  if (day >= today) return 'Today';
  return day >= mondayOf(today) ? 'This week' : 'Earlier';
}

/** When, in as few words as the list needs: 07:12 today, Thu 19 Nov this week, 6 Oct, 6 Oct 2025. */
export function listTime(moment: string, today: string): string {
  const age = ageOf(moment, today);
  if (age === 'Today') return time.format(new Date(moment));
  const day = londonDay(new Date(moment));
  if (day.slice(0, 4) !== today.slice(0, 4)) return formatShortDay(day);
  const dayAndMonth = formatShortDay(day).replace(/ \d{4}$/, '');
  return age === 'This week' ? `${weekdayOf(day).slice(0, 3)} ${dayAndMonth}` : dayAndMonth;
}

/** When, in full: Thursday 19 November 2026, 15:20. */
export function fullTime(moment: string): string {
  const day = londonDay(new Date(moment));
  return `${weekdayOf(day)} ${formatDay(day)}, ${time.format(new Date(moment))}`;
}

function mondayOf(today: string): string {
  const date = new Date(`${today}T00:00:00Z`);
  const daysSinceMonday = (date.getUTCDay() + 6) % 7;
  return new Date(date.getTime() - daysSinceMonday * DAY_MS).toISOString().slice(0, 10);
}

function weekdayOf(day: string): string {
  return weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '';
}
