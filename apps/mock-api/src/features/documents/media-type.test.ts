import { expect, test } from 'vitest';
import { mediaTypeOf } from './media-type.ts';

const bytes = (...parts: (string | readonly number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))));

test.each([
  ['application/pdf', bytes('%PDF-1.7\n', [0xe2, 0xe3, 0xcf, 0xd3])],
  ['image/jpeg', bytes([0xff, 0xd8, 0xff, 0xe0])],
  ['image/png', bytes([0x89], 'PNG\r\n', [0x1a, 0x0a])],
  ['image/heic', bytes([0, 0, 0, 24], 'ftypheic', [0, 0, 0, 0])],
  ['text/plain', bytes('Dear Ruth,\r\n\tit is £5.\f')],
  ['text/plain', bytes('cut in the middle of a £'.slice(0, -1), [0xc2])],
])('SEC-G13: %s is known by its first bytes', (mediaType, head) => {
  expect(mediaTypeOf(head)).toBe(mediaType);
});

test.each([
  ['a program', bytes('MZ', [0x90, 0, 3, 0, 0, 0])],
  ['an archive', bytes('PK', [3, 4, 20, 0])],
  ['a GIF', bytes('GIF89a', [1, 0, 1, 0])],
  ['a film', bytes([0, 0, 0, 24], 'ftypisom', [0, 0, 2, 0])],
  ['text of another encoding', bytes('caf', [0xe9], ' au lait')],
])('SEC-G13: %s is not a type that a client may send', (_what, head) => {
  expect(mediaTypeOf(head)).toBeUndefined();
});
