import { expect, test } from 'vitest';
import { curvePath, dayOfYear, HEIGHT, monthMarks, noonSpot, pointOf, WIDTH } from './analemma-drawing.ts';

test('every day of the year is inside the drawing', () => {
  for (let day = 1; day <= 366; day += 1) {
    const { x, y } = pointOf(day);
    expect(x > 0 && x < WIDTH && y > 0 && y < HEIGHT, `day ${day}`).toBe(true);
  }
});

test('midsummer is above midwinter, and autumn right of the noon line', () => {
  expect(pointOf(172).y).toBeLessThan(pointOf(355).y);
  expect(pointOf(307).x).toBeGreaterThan(WIDTH / 2);
  expect(pointOf(42).x).toBeLessThan(WIDTH / 2);
});

test('the curve is closed and its ends meet', () => {
  const path = curvePath();
  const ends = path.slice(1, -1).split('L');
  const [first, last] = [ends[0], ends.at(-1)].map((end) => (end ?? '').split(' ').map(Number));
  expect(path.endsWith('Z')).toBe(true);
  expect(
    Math.hypot((first?.[0] ?? 0) - (last?.[0] ?? 99), (first?.[1] ?? 0) - (last?.[1] ?? 99)),
  ).toBeLessThan(9);
});

test('twelve months are marked, their names outside the curve', () => {
  const marks = monthMarks();
  expect(marks.map(({ name }) => name).join(' ')).toBe('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec');
  expect(marks.find(({ name }) => name === 'Nov')?.side).toBe('start');
  expect(marks.find(({ name }) => name === 'Mar')?.side).toBe('end');
});

const on = (month: number, day: number) => noonSpot(dayOfYear(new Date(2026, month - 1, day)));

test.each([
  ['2026-01-01', 1],
  ['2026-03-01', 60],
  ['2028-03-01', 61],
  ['2026-12-31', 365],
  ['2028-12-31', 366],
])('%s is day %i of its year, early and late, even when the clocks have changed', (date, expected) => {
  expect(dayOfYear(new Date(`${date}T00:30`))).toBe(expected);
  expect(dayOfYear(new Date(`${date}T23:30`))).toBe(expected);
});

// Almanac values of the equation of time, in minutes, at its extremes and where sun and clock agree.
test.each([
  [2, 11, -14.2],
  [5, 14, 3.7],
  [7, 26, -6.5],
  [11, 3, 16.4],
  [4, 15, 0],
  [6, 13, 0],
  [9, 1, 0],
  [12, 25, 0],
])('on %i/%i the sun is within a minute of %f minutes before the clock', (month, day, minutes) => {
  expect(Math.abs(on(month, day).minutes - minutes)).toBeLessThan(1);
});

test.each([
  [6, 21, 23.44],
  [12, 21, -23.44],
  [3, 20, 0],
  [9, 23, 0],
])('on %i/%i the declination is within a degree of %f', (month, day, degrees) => {
  expect(Math.abs(on(month, day).degrees - degrees)).toBeLessThan(1);
});
