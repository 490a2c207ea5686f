import { expect, test } from 'vitest';
import { partOf } from './bytes.ts';

test.each([
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=90-200', { start: 90, end: 99 }],
  ['bytes=99-99', { start: 99, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-200', { start: 0, end: 99 }],
])('P-18: of a hundred bytes, %s is %o', (range, part) => {
  expect(partOf(range, 100)).toEqual(part);
});

test.each(['bytes=100-', 'bytes=100-200', 'bytes=20-10', 'bytes=-0'])(
  'P-18: of a hundred bytes, %s is nothing',
  (range) => {
    expect(partOf(range, 100)).toBeUndefined();
  },
);
