import { expect, test } from 'vitest';
import { chartFrame } from './chart-frame.ts';

const frameAt = (width: number, rem = 16) => chartFrame({ width, rem, labelLength: 5, hasFlag: true });

test('the flag has its headroom: 50 px on wide screens, 70 px on phones', () => {
  expect(frameAt(696)).toMatchObject({ isWide: true, top: 50, dates: 5 });
  expect(frameAt(358)).toMatchObject({ isWide: false, top: 70, dates: 3 });
});

test('without a flag there is no headroom', () => {
  expect(chartFrame({ width: 358, rem: 16, labelLength: 5, hasFlag: false })).toMatchObject({
    top: 16,
    height: 200,
  });
});

test('text of twice the size takes twice the room and leaves fewer dates', () => {
  expect(frameAt(358, 32)).toMatchObject({ top: 140, left: 2 * frameAt(358).left });
  expect(frameAt(358, 32).dates).toBe(2);
});

test('the plot begins right of the longest amount', () => {
  const short = chartFrame({ width: 696, rem: 16, labelLength: 4, hasFlag: true });
  const long = chartFrame({ width: 696, rem: 16, labelLength: 12, hasFlag: true });
  expect(short.left).toBe(44);
  expect(long.left).toBeGreaterThan(90);
});
