import { expect, test } from 'vitest';
import { isoDay, londonDay } from './calendar-day.ts';

test.each([
  ['2026-07-01T22:59:59.999Z', '2026-07-01'],
  ['2026-07-01T23:00:00.000Z', '2026-07-02'],
  ['2026-12-01T23:59:59.999Z', '2026-12-01'],
  ['2026-12-02T00:00:00.000Z', '2026-12-02'],
])(
  'P-72: the day of the firm is that of London, in winter and in summer time: at %s it is %s',
  (moment, day) => {
    expect(londonDay(new Date(moment))).toBe(day);
  },
);

test('the UTC day of a moment has no summer time', () => {
  expect(isoDay(new Date('2026-07-01T23:00:00.000Z'))).toBe('2026-07-01');
});
