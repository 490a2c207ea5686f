import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import {
  aPhoto,
  aScreenshot,
  exifWithPlace,
  hasBytes,
  latitudeBytes,
  secretsOfAPhoto,
  segment,
  smallPng,
} from '#test/build/a-photo.ts';
import { cleanPicture, DamagedPicture } from './clean-picture.ts';

async function clean(bytes: Uint8Array<ArrayBuffer>, type: 'image/jpeg' | 'image/png' = 'image/jpeg') {
  const blob = await cleanPicture(new Blob([bytes], { type }), type);
  return new Uint8Array(await blob.arrayBuffer());
}

test('P-34: location, day, camera, texts and what follows the end of a photo are removed', async () => {
  const photo = aPhoto();
  for (const secret of Object.values(secretsOfAPhoto)) expect(hasBytes(photo, secret)).toBe(true);
  expect(hasBytes(photo, latitudeBytes)).toBe(true);
  const cleaned = await clean(photo);
  for (const secret of Object.values(secretsOfAPhoto)) expect(hasBytes(cleaned, secret)).toBe(false);
  expect(hasBytes(cleaned, latitudeBytes)).toBe(false);
  expect(hasBytes(cleaned, 'MPF\0')).toBe(false);
});

test('P-34: the picture itself is kept byte by byte, with its colours and how the camera was held', async () => {
  const photo = aPhoto({ orientation: 6 });
  const cleaned = await clean(photo);
  const frame = Uint8Array.of(0xff, 0xdb);
  const pictureOf = (bytes: Uint8Array) =>
    bytes.subarray(bytes.findIndex((byte, at) => byte === frame[0] && bytes[at + 1] === frame[1]));
  const withoutTrailer = pictureOf(photo).subarray(0, -secretsOfAPhoto.trailer.length);
  expect(pictureOf(cleaned)).toEqual(withoutTrailer);
  expect(hasBytes(cleaned, 'ICC_PROFILE\0\x01\x01profile')).toBe(true);
  // The one entry of the Exif that is left: tag 0x0112, a short, once, of 6.
  expect(hasBytes(cleaned, Uint8Array.of(0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6))).toBe(true);
  expect(hasBytes(cleaned, Uint8Array.of(0x88, 0x25))).toBe(false);
});

test('P-34: an upright photo needs no Exif, and neither does one whose Exif cannot be read', async () => {
  expect(hasBytes(await clean(aPhoto({ orientation: 1 })), 'Exif')).toBe(false);
  expect(hasBytes(await clean(aPhoto({ orientation: 99 })), 'Exif')).toBe(false);
  const broken = exifWithPlace(6).subarray(0, 20);
  broken.set([0, 16], 2);
  const head = aPhoto().subarray(0, 20);
  const rest = aPhoto().subarray(20 + exifWithPlace(6).length);
  const bytes = Uint8Array.from([...head, ...segment(0xe1, broken.subarray(4)), ...rest]);
  expect(hasBytes(await clean(bytes), 'Exif')).toBe(false);
});

test('P-34: a thumbnail in the JFIF segment goes, and its density stays', async () => {
  const jfif = [0x4a, 0x46, 0x49, 0x46, 0, 1, 2, 1, 0, 72, 0, 72];
  const picture = [0xff, 0xda, 0, 2, 7, 0xff, 0xd9];
  const thumbnail = [2, 1, ...Array.from('hidden', (letter) => letter.charCodeAt(0))];
  const bytes = [0xff, 0xd8, 0xff, 0xe0, 0, 22, ...jfif, ...thumbnail, ...picture];
  const cleaned = await clean(Uint8Array.from(bytes));
  expect([...cleaned]).toEqual([0xff, 0xd8, 0xff, 0xe0, 0, 16, ...jfif, 0, 0, ...picture]);
  // Too short for a JFIF header.
  const short = [0xff, 0xd8, 0xff, 0xe0, 0, 9, 0x4a, 0x46, 0x49, 0x46, 0, 1, 2, ...picture];
  expect([...(await clean(Uint8Array.from(short)))]).toEqual([0xff, 0xd8, ...picture]);
});

test('P-34: restarts, stuffed bytes and a second scan with its own location data are followed to the end', async () => {
  const scan = [0xff, 0xda, 0, 4, 1, 0, 7, 0xff, 0x00, 8, 0xff, 0xd3, 9];
  const bytes = Uint8Array.from([
    ...[0xff, 0xd8, ...scan],
    ...exifWithPlace(3),
    // A restart, which has no length, and a fill byte before the marker of the second scan.
    ...[0xff, 0xd0, 0xff, ...scan, 0xff, 0xd9],
  ]);
  const cleaned = await clean(bytes);
  expect(hasBytes(cleaned, latitudeBytes)).toBe(false);
  expect([...cleaned.slice(0, 15)]).toEqual([0xff, 0xd8, ...scan]);
  expect([...cleaned.slice(-15)]).toEqual([...scan, 0xff, 0xd9]);
});

test('P-34: a PNG keeps what it looks like, and loses texts, location and time', async () => {
  const screenshot = aScreenshot();
  expect(hasBytes(screenshot, latitudeBytes)).toBe(true);
  expect(await clean(screenshot, 'image/png')).toEqual(smallPng);
});

test('P-34: a PNG keeps which way up it is, in a chunk with a right checksum and nothing else', async () => {
  const cleaned = await clean(aScreenshot({ orientation: 6 }), 'image/png');
  const afterHeader = 8 + 25;
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0];
  const named = Uint8Array.of(0x65, 0x58, 0x49, 0x66, ...tiff);
  const checksum = new Uint8Array(4);
  new DataView(checksum.buffer).setUint32(0, crc32(named));
  expect([...cleaned]).toEqual([
    ...smallPng.subarray(0, afterHeader),
    ...[0, 0, 0, tiff.length, ...named, ...checksum],
    ...smallPng.subarray(afterHeader),
  ]);
});

test.each([
  ['a JPEG that ends in the middle of a segment', aPhoto().subarray(0, 30), 'image/jpeg'],
  ['a JPEG that ends in the middle of its scan', aPhoto().subarray(0, -60), 'image/jpeg'],
  ['a JPEG with something between its segments', Uint8Array.of(0xff, 0xd8, 1, 2, 3), 'image/jpeg'],
  ['a JPEG with a segment of no length', Uint8Array.of(0xff, 0xd8, 0xff, 0xe1, 0, 0), 'image/jpeg'],
  ['a PNG that is cut off', smallPng.subarray(0, 60), 'image/png'],
] as const)('P-34: %s is not sent, because what else is in it is not known', async (_what, bytes, type) => {
  await expect(clean(Uint8Array.from(bytes), type)).rejects.toBeInstanceOf(DamagedPicture);
});
