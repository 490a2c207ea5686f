import { londonDay } from '#core/time/london-day.ts';
import { londonTime } from '#core/time/london-time.ts';
import { formatShortDay } from '#ui/format-day.ts';

/** When a message was sent, for a list: its time today, else its day, with the year where that is another. */
export function listMoment(sentAt: string, now: Date): string {
  const sent = new Date(sentAt);
  return londonDay(sent) === londonDay(now) ? londonTime(sent) : dayNear(londonDay(sent), londonDay(now));
}

/** When a message was sent, beside it: its day and its time. */
export function messageMoment(sentAt: string, now: Date): string {
  const sent = new Date(sentAt);
  const [day, today] = [londonDay(sent), londonDay(now)];
  return `${day === today ? 'Today' : dayNear(day, today)}, ${londonTime(sent)}`;
}

function dayNear(day: string, today: string): string {
  const words = formatShortDay(day);
  return day.slice(0, 4) === today.slice(0, 4) ? words.replace(/ \d{4}$/, '') : words;
}
