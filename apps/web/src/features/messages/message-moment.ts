import { londonDay } from '#core/time/london-day.ts';
import { londonTime } from '#core/time/london-time.ts';
import { formatNearDay } from '#core/time/near-day.ts';

/** When a message was sent, for a list: its time today, else its day, with the year where that is another. */
export function listMoment(sentAt: string, now: Date): string {
  const sent = new Date(sentAt);
  return londonDay(sent) === londonDay(now)
    ? londonTime(sent)
    : formatNearDay(londonDay(sent), londonDay(now));
}

/** When a message was sent, beside it: its day and its time. */
export function messageMoment(sentAt: string, now: Date): string {
  const sent = new Date(sentAt);
  const [day, today] = [londonDay(sent), londonDay(now)];
  return `${day === today ? 'Today' : formatNearDay(day, today)}, ${londonTime(sent)}`;
}
