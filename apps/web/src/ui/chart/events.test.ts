import { expect, test } from 'vitest';
import { eventMarks, eventText, markOn } from './events.ts';
import type { SeriesEvent } from './time-series.ts';

const joined = (day: string, name = 'Joint account'): SeriesEvent => ({ day, kind: 'joined', name });
const left = (day: string, name = 'Old pension'): SeriesEvent => ({ day, kind: 'left', name });
const dayOfMonth = (day: string) => Number(day.slice(8));

test('P-61: one event is described by its name', () => {
  expect(eventText([joined('2025-03-01')])).toBe('Joint account joined the total');
  expect(eventText([left('2025-03-01')])).toBe('Old pension left the total');
});

test('P-61: several events are counted, with the days that they are spread over', () => {
  expect(eventText([joined('2025-03-01'), joined('2025-03-01')])).toBe('two policies joined the total');
  expect(eventText([joined('2025-03-01'), left('2025-03-01'), joined('2025-03-01')])).toBe(
    'two policies joined and one left the total',
  );
  expect(eventText(Array.from({ length: 12 }, (_, index) => joined(`2025-03-${index + 10}`)))).toBe(
    '12 policies joined the total between 10 March 2025 and 21 March 2025',
  );
  expect(eventText([left('2025-03-01'), left('2025-03-02')])).toBe(
    'two policies left the total between 1 March 2025 and 2 March 2025',
  );
});

test('P-61: events nearer than a mark is wide share one mark; the next has its own', () => {
  const events = [joined('2025-03-01'), left('2025-03-04'), joined('2025-03-05'), joined('2025-03-06')];
  const marks = eventMarks(events, dayOfMonth, 4);
  expect(marks).toEqual([
    { x: 1, events: events.slice(0, 2) },
    { x: 5, events: events.slice(2) },
  ]);
});

test('P-61: the mark of a day is found on every day of its events', () => {
  const marks = eventMarks([joined('2025-03-01'), left('2025-03-04'), joined('2025-03-20')], dayOfMonth, 4);
  expect(markOn(marks, '2025-03-03')).toBe(marks[0]);
  expect(markOn(marks, '2025-03-20')).toBe(marks[1]);
  expect(markOn(marks, '2025-03-05')).toBeUndefined();
  expect(markOn([], '2025-03-05')).toBeUndefined();
});
