import { expect, test } from 'vitest';
import { startOfLondonDay } from './clock.ts';

test.each([
  ['2026-07-02', '2026-07-01T23:00:00.000Z'],
  ['2026-12-02', '2026-12-02T00:00:00.000Z'],
  // The clocks go forward, and back, an hour after this midnight.
  ['2026-03-29', '2026-03-29T00:00:00.000Z'],
  ['2026-10-25', '2026-10-24T23:00:00.000Z'],
])('API-11: %s begins at %s', (day, moment) => {
  expect(startOfLondonDay(day).toISOString()).toBe(moment);
});
