import { expect, test } from 'vitest';
import { londonDay } from './london-time.ts';

test('the day turns at midnight in London, in winter and in summer time', () => {
  expect(londonDay(new Date('2026-11-20T23:59:59Z'))).toBe('2026-11-20');
  expect(londonDay(new Date('2026-11-21T00:00:00Z'))).toBe('2026-11-21');
  expect(londonDay(new Date('2026-07-20T22:59:59Z'))).toBe('2026-07-20');
  expect(londonDay(new Date('2026-07-20T23:00:00Z'))).toBe('2026-07-21');
});
