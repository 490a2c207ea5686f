import { expect, test } from 'vitest';
import { decodeText } from './plain-text.tsx';

const bytes = (text: string) => new TextEncoder().encode(text);

test('P-18: a text is read as UTF-8, even if its last character is cut in two', () => {
  expect(decodeText(bytes('£5 a month'))).toBe('£5 a month');
  expect(decodeText(bytes('Café').slice(0, -1))).toBe('Caf');
});

test('P-18: what is not UTF-8 is read as Windows writes it', () => {
  expect(decodeText(Uint8Array.of(0xa3, 0x35, 0x96, 0x36))).toBe('£5–6');
});
