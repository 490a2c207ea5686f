import { expect, test } from 'vitest';
import { dateTicks } from './date-ticks.ts';
import { dayNumber } from './time-series.ts';

const labels = (from: string, to: string, count: number) =>
  dateTicks(dayNumber(from), dayNumber(to), count).map(({ label }) => label);

test('two years and one are told by months', () => {
  expect(labels('2024-11-20', '2026-11-19', 5)).toEqual(['Nov 24', 'May 25', 'Nov 25', 'May 26', 'Nov 26']);
  expect(labels('2025-11-21', '2026-11-21', 3)).toEqual(['Nov 25', 'May 26', 'Nov 26']);
});

test('three months are told by days, so that no two dates read the same', () => {
  expect(labels('2026-08-21', '2026-11-21', 5)).toEqual(['21 Aug', '13 Sep', '6 Oct', '29 Oct', '21 Nov']);
  expect(labels('2026-08-21', '2026-11-21', 3)).toEqual(['21 Aug', '6 Oct', '21 Nov']);
});

test('the first date begins at the edge and the last one ends there', () => {
  const anchors = dateTicks(0, 10, 3).map(({ at, anchor }) => [at, anchor]);
  expect(anchors).toEqual([
    [0, 'start'],
    [5, 'middle'],
    [10, 'end'],
  ]);
});
