import { expect, test } from 'vitest';
import { chartFrame } from './frame.ts';

const frameAt = (width: number, rem = 16) =>
  chartFrame({ width, rem, labelLength: 5, figureLength: 8, hasFlag: true });

test('the flag has its headroom: 50 px on wide screens, 90 px for two lines of figures on phones', () => {
  expect(frameAt(696)).toMatchObject({ isWide: true, top: 50, height: 326, dates: 5 });
  const narrow = frameAt(358);
  expect(narrow).toMatchObject({ isWide: false, dates: 3 });
  expect(narrow.top).toBeCloseTo(89.6);
  expect(narrow.height).toBeCloseTo(287.6);
});

test('without a flag there is no headroom', () => {
  expect(chartFrame({ width: 358, rem: 16, labelLength: 5, figureLength: 8, hasFlag: false })).toMatchObject({
    top: 16,
    height: 200,
  });
});

test('text of twice the size takes twice the room and leaves fewer dates', () => {
  expect(frameAt(358, 32).left).toBe(2 * frameAt(358).left);
  expect(frameAt(358, 32).dates).toBe(2);
});

test('the plot starts right of the longest amount', () => {
  const short = chartFrame({ width: 696, rem: 16, labelLength: 4, figureLength: 8, hasFlag: true });
  const long = chartFrame({ width: 696, rem: 16, labelLength: 12, figureLength: 8, hasFlag: true });
  expect(short.left).toBe(44);
  expect(long.left).toBeGreaterThan(90);
});

test('a flag whose figures need more lines has more room, so that it never covers the data', () => {
  const tops = [696, 358, 180].map((width) => frameAt(width).top);
  expect(tops[1]).toBeGreaterThan(tops[0] ?? 0);
  expect(tops[2]).toBeGreaterThan(tops[1] ?? 0);
});

test('long amounts make a wider flag, within the chart', () => {
  const flagOf = (width: number, figureLength: number) =>
    chartFrame({ width, rem: 16, labelLength: 5, figureLength, hasFlag: true }).flagWidth;
  expect(flagOf(696, 8)).toBe(36 * 16);
  expect(flagOf(696, 11)).toBeGreaterThan(36 * 16);
  expect(flagOf(300, 11)).toBe(300);
});

test('P-61: notes in the flag have headroom of their own, two lines at most', () => {
  const topFor = (width: number, noteLength: number) =>
    chartFrame({ width, rem: 16, labelLength: 5, figureLength: 8, hasFlag: true, noteLength }).top;
  expect(topFor(696, 40)).toBeGreaterThan(topFor(696, 0));
  expect(topFor(358, 60)).toBeGreaterThan(topFor(358, 40));
  expect(topFor(358, 500)).toBe(topFor(358, 100));
});
