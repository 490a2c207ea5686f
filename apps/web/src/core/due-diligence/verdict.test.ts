import { expect, test } from 'vitest';
import { verdictChange } from './verdict.ts';

test('P-57: a verdict that is better or worse than the year before says so, with the old one in words', () => {
  expect(verdictChange('approved', 'approved_with_conditions')).toEqual({
    direction: 'up',
    text: 'Up from Approved with conditions',
  });
  expect(verdictChange('removed', 'watch')).toEqual({ direction: 'down', text: 'Down from Watch' });
  expect(verdictChange('watch', 'approved').direction).toBe('down');
});

test('P-57: a verdict that stayed the same is not a change', () => {
  expect(verdictChange('watch', 'watch')).toEqual({ direction: 'same', text: 'No change' });
});
