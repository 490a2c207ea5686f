import { expect, test } from 'vitest';
import { isBlank, telephoneAddress, textOrNull } from './firm-text.ts';

test.each([null, undefined, '', ' ', '\n\t'])('%j shows nothing, and is as if it were not there', (text) => {
  expect(isBlank(text)).toBe(true);
  expect(textOrNull(text)).toBeNull();
});

test('a text is shown as the firm gives it', () => {
  expect(textOrNull(' A lead. ')).toBe(' A lead. ');
  expect(isBlank('0')).toBe(false);
});

test('P-5, P-8: a telephone number is dialled without its spaces, and words are not dialled', () => {
  expect(telephoneAddress('01632 960 410')).toBe('tel:01632960410');
  expect(telephoneAddress('+44 (0)1632 960410')).toBe('tel:+441632960410');
  expect(telephoneAddress('ask your adviser')).toBeNull();
});
