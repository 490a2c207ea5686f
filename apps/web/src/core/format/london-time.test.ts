import { expect, test } from 'vitest';
import { dayOfMoment, formatNearDay, momentText } from './london-time.ts';

test.each([
  ['2026-11-20T18:22:00Z', '2026-11-20', '20 November 2026, 18:22'],
  ['2026-07-20T23:30:00Z', '2026-07-21', '21 July 2026, 00:30'],
])('%s is of the day %s in London, in full %s', (moment, day, text) => {
  expect(dayOfMoment(moment)).toBe(day);
  expect(momentText(moment)).toBe(text);
  expect(momentText(new Date(moment))).toBe(text);
});

test('a day of this year is written without its year', () => {
  expect(formatNearDay('2026-11-19', '2026-11-28')).toBe('19 Nov');
  expect(formatNearDay('2025-11-19', '2026-11-28')).toBe('19 Nov 2025');
});
