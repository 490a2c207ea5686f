import { expect, test } from 'vitest';
import { isHeic } from './upload-rule.ts';

/** A first box of this length that names these brands, and what follows it. */
const head = (length: number, brands: string) =>
  Uint8Array.from(`\0\0\0${String.fromCharCode(length)}ftyp${brands}`, (mark) => mark.charCodeAt(0));

test.each([
  ['its own brand', head(24, 'heic\0\0\0\0mif1heic')],
  ['its own brand alone', head(16, 'heix\0\0\0\0')],
  ['the brand of its family', head(24, 'mif1\0\0\0\0mif1heic')],
])('SEC-G13: a HEIC under %s', (_what, bytes) => {
  expect(isHeic(bytes)).toBe(true);
});

test.each([
  ['an AVIF, which is of the same family', head(24, 'mif1\0\0\0\0mif1avif')],
  ['a film of HEVC', head(24, 'hevc\0\0\0\0msf1hevc')],
  ['a film whose version spells a brand', head(16, 'isomheic')],
  ['a film with a brand behind its first box', head(16, 'isom\0\0\0\0heic')],
  ['half a box', head(24, 'hei')],
  ['nothing', new Uint8Array()],
])('SEC-G13: %s is not a HEIC', (_what, bytes) => {
  expect(isHeic(bytes)).toBe(false);
});
