import { londonDay, londonTime } from '#core/format/london-time.ts';
import { formatDay } from '#ui/format/day.ts';

/** A moment of an answer, in London: 20 November 2026 at 18:22. */
export function momentText(moment: string): string {
  const at = new Date(moment);
  return `${formatDay(londonDay(at))} at ${londonTime(at)}`;
}
