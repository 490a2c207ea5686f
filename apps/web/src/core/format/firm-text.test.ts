import { expect, test } from 'vitest';
import { isBlank, textOrNull } from './firm-text.ts';

test.each([null, undefined, '', ' ', '\n\t'])('%j shows nothing, and is as if it were not there', (text) => {
  expect(isBlank(text)).toBe(true);
  expect(textOrNull(text)).toBeNull();
});

test('a text is shown without outer spaces', () => {
  expect(textOrNull(' A lead. ')).toBe('A lead.');
  expect(isBlank('0')).toBe(false);
});
