import { dayOfMoment, formatNearDay, londonTime, momentText } from '#core/format/london-time.ts';
import { dayNumber, dayOfNumber, weekdayOfNumber } from '#ui/format/day.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

export type Age = 'Today' | 'This week' | 'Earlier';

/** How long ago a moment is, seen from a day in London. A week starts on Monday. */
export function ageOf(moment: string, today: string): Age {
  const day = dayOfMoment(moment);
  if (day >= today) return 'Today';
  return day >= mondayOf(today) ? 'This week' : 'Earlier';
}

/** When, in as few words as the list needs: 07:12 today, Thu 19 Nov this week, 6 Oct, 6 Oct 2025. */
export function listTime(moment: string, today: string): string {
  const age = ageOf(moment, today);
  if (age === 'Today') return londonTime(new Date(moment));
  const day = dayOfMoment(moment);
  const text = formatNearDay(day, today);
  const isOfThisYear = day.slice(0, 4) === today.slice(0, 4);
  return age === 'This week' && isOfThisYear ? `${weekdayOf(day).slice(0, 3)} ${text}` : text;
}

/** When, in full: Thursday 19 November 2026, 15:20. */
export function fullTime(moment: string): string {
  return `${weekdayOf(dayOfMoment(moment))} ${momentText(moment)}`;
}

function mondayOf(today: string): string {
  const number = dayNumber(today);
  return dayOfNumber(number - weekdayOfNumber(number));
}

function weekdayOf(day: string): string {
  return weekdays[weekdayOfNumber(dayNumber(day))] ?? '';
}
