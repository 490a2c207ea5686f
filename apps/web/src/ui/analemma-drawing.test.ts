import { expect, test } from 'vitest';
import { curvePath, HEIGHT, monthMarks, pointOf, WIDTH } from './analemma-drawing.ts';

test('every day of the year stands inside the drawing', () => {
  for (let day = 1; day <= 366; day += 1) {
    const { x, y } = pointOf(day);
    expect(x > 0 && x < WIDTH && y > 0 && y < HEIGHT, `day ${day}`).toBe(true);
  }
});

test('midsummer stands above midwinter, and autumn right of the noon line', () => {
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
