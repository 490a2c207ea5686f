import { expect, test } from 'vitest';
import { formatPercent, formatShares } from './percent.ts';

test('a percentage has one decimal and a real minus sign', () => {
  expect([10.34, -2, 0].map(formatPercent)).toEqual(['10.3%', '−2.0%', '0.0%']);
});

test('P-39: a loss too small to be seen in a percentage has no minus sign', () => {
  expect([-0.03, -0.04, -0.06].map(formatPercent)).toEqual(['0.0%', '0.0%', '−0.1%']);
});

test('P-77: a rate is rounded once, halves away from zero', () => {
  expect([3.246, -3.246, 3.25, -3.25].map(formatPercent)).toEqual(['3.2%', '−3.2%', '3.3%', '−3.3%']);
});

test('P-29: rounded shares add up to 100.0%', () => {
  expect(formatShares([1, 1, 1])).toEqual(['33.4%', '33.3%', '33.3%']);
  expect(formatShares([2, 1])).toEqual(['66.7%', '33.3%']);
});

test('P-1: a small share is never shown as 0.0%, and nothing is', () => {
  expect(formatShares([9_999_999, 1, 0])).toEqual(['100.0%', 'under 0.1%', '0.0%']);
});

test('P-1: shares of nothing are zero, never NaN', () => {
  expect(formatShares([0, 0])).toEqual(['0.0%', '0.0%']);
  expect(formatShares([])).toEqual([]);
});
