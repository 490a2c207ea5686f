import { expect, test } from 'vitest';
import { scoreChange } from './contents.tsx';

test('P-57: a score is compared with the year before', () => {
  expect(scoreChange(4.4, 4.2)).toBe('Up 0.2 from 4.2 the year before');
  expect(scoreChange(3.1, 3.5)).toBe('Down 0.4 from 3.5 the year before');
  expect(scoreChange(4.2, 4.2)).toBe('The same as the year before');
});

test('P-57: a difference too small for the figures to show is not a difference', () => {
  expect(scoreChange(4.2, 4.2 + 1e-9)).toBe('The same as the year before');
  // (4.35).toFixed(1) is 4.3.
  expect(scoreChange(4.35, 4.3)).toBe('The same as the year before');
});
