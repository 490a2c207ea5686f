import { countWord, listWords } from '#ui/format/counts.ts';
import { formatDay } from '#ui/format/day.ts';
import type { SeriesEvent } from './time-series.ts';

/** One mark on the time axis: the events of a day, or of days too near to each other for a mark each. */
export type EventMark = { x: number; events: readonly SeriesEvent[] };

/** Marks at least `leastApart` pixels apart, each at its first event. Events are oldest first. */
export function eventMarks(
  events: readonly SeriesEvent[],
  toX: (day: string) => number,
  leastApart: number,
): EventMark[] {
  const marks: { x: number; events: SeriesEvent[] }[] = [];
  for (const event of events) {
    const x = toX(event.day);
    const last = marks.at(-1);
    if (last && x - last.x < leastApart) last.events.push(event);
    else marks.push({ x, events: [event] });
  }
  return marks;
}

/** The mark whose days include this one. */
export function markOn(marks: readonly EventMark[], day: string): EventMark | undefined {
  return marks.find(({ events }) => {
    const [first, last] = [events[0], events.at(-1)];
    return first && last && first.day <= day && day <= last.day;
  });
}

/**
 * "Joint account joined the total", or "12 policies joined and one left the total between 3 March 2025 and 9 March
 * 2025".
 */
export function eventText(events: readonly SeriesEvent[]): string {
  const [first, last] = [events[0], events.at(-1)];
  if (!first || !last) return '';
  if (events.length === 1) return `${first.name} ${first.kind} the total`;
  const days = first.day === last.day ? '' : ` between ${formatDay(first.day)} and ${formatDay(last.day)}`;
  return `${countedEvents(events)} the total${days}`;
}

/** "12 policies joined and one left". */
export function countedEvents(events: readonly Pick<SeriesEvent, 'kind'>[]): string {
  const counts = (['joined', 'left'] as const)
    .map((kind) => ({ kind, count: events.filter((event) => event.kind === kind).length }))
    .filter(({ count }) => count > 0);
  return listWords(
    counts.map(({ kind, count }, index) => {
      const noun = count === 1 ? ' policy' : ' policies';
      return `${countWord(count)}${index === 0 ? noun : ''} ${kind}`;
    }),
  );
}
