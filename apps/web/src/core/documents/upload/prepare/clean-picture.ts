import { latin1 } from './file-kind.ts';

/**
 * Thrown where the structure of a picture cannot be followed to its end, so that it is not known what else is in it.
 */
export class DamagedPicture extends Error {}

/**
 * P-34: a JPEG or PNG without location, time, camera, comments, hidden thumbnails and whatever follows its end. The
 * picture itself is copied byte by byte, so that it loses no quality; the colours and how the camera was held stay.
 */
export async function cleanPicture(file: Blob, type: 'image/jpeg' | 'image/png'): Promise<Blob> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const parts = type === 'image/jpeg' ? jpegParts(bytes) : pngParts(bytes);
  return new Blob(parts, { type });
}

type Parts = Uint8Array<ArrayBuffer>[];

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP14 = 0xee;
const APP15 = 0xef;
const COMMENT = 0xfe;

/** Segments of a JPEG (ITU-T T.81, annex B) up to its end; of the application segments, those that its colours need. */
function jpegParts(bytes: Uint8Array<ArrayBuffer>): Parts {
  const parts: Parts = [bytes.subarray(0, 2)];
  let at = 2;
  for (;;) {
    const { marker, segment, end } = segmentAt(bytes, at);
    parts.push(...keptOf(marker, segment));
    if (marker === EOI) return parts;
    at = marker === SOS ? scanEnd(bytes, end) : end;
    parts.push(bytes.subarray(end, at));
  }
}

function segmentAt(bytes: Uint8Array<ArrayBuffer>, from: number) {
  let at = from;
  if (bytes[at] !== 0xff) throw new DamagedPicture();
  // Any number of fill bytes may come before a marker.
  while (bytes[at + 1] === 0xff) at++;
  const marker = bytes[at + 1];
  if (marker === undefined || marker === SOI) throw new DamagedPicture();
  const end = at + 2 + (hasNoLength(marker) ? 0 : lengthAt(bytes, at + 2));
  if (end > bytes.length) throw new DamagedPicture();
  return { marker, segment: bytes.subarray(at, end), end };
}

/** The end, a restart and TEM have no length. */
function hasNoLength(marker: number): boolean {
  return marker === EOI || isRestart(marker) || marker === 0x01;
}

function isRestart(marker: number): boolean {
  return marker >= 0xd0 && marker <= 0xd7;
}

/** What is kept of a segment. */
function keptOf(marker: number, segment: Uint8Array<ArrayBuffer>): Parts {
  if (marker === APP1) return orientationOnly(segment);
  if (marker === APP0 && isJfif(segment)) return [withoutThumbnail(segment)];
  return isMetadata(marker, segment) ? [] : [segment];
}

function lengthAt(bytes: Uint8Array, at: number): number {
  const length = ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
  if (length < 2) throw new DamagedPicture();
  return length;
}

/** Where the data of a scan ends: at the next marker that is neither a stuffed byte nor a restart. */
function scanEnd(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    const isData = next === 0x00 || isRestart(next);
    if (!isData && next !== 0xff) return at;
  }
  throw new DamagedPicture();
}

/**
 * JFIF, the colour profile and Adobe's colour transform are part of the picture; every other application segment is
 * metadata.
 */
function isMetadata(marker: number, segment: Uint8Array): boolean {
  if (marker === COMMENT) return true;
  if (marker < APP0 || marker > APP15) return false;
  if (marker === APP2) return latin1(segment, 4, 16) !== 'ICC_PROFILE\0';
  return marker !== APP14;
}

function isJfif(segment: Uint8Array): boolean {
  return segment.length >= JFIF_BYTES && latin1(segment, 4, 9) === 'JFIF\0';
}

/** Marker, length, name, version, density and the size of a thumbnail (JFIF 1.02). */
const JFIF_BYTES = 18;

function withoutThumbnail(segment: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const kept = segment.slice(0, JFIF_BYTES);
  kept.set([0, JFIF_BYTES - 2], 2);
  kept.set([0, 0], JFIF_BYTES - 2);
  return kept;
}

const EXIF = [0x45, 0x78, 0x69, 0x66, 0, 0];
/** A big-endian TIFF structure with one entry, the orientation, up to the byte that has its value. */
const TIFF_START = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0];
const TIFF_END = [0, 0, 0, 0, 0, 0];

/** An Exif segment that says how the camera was held and nothing else; none where the picture is upright. */
function orientationOnly(segment: Uint8Array): Parts {
  const tiff = latin1(segment, 4, 10) === 'Exif\0\0' ? orientationTiff(segment.subarray(10)) : undefined;
  if (tiff === undefined) return [];
  const content = [...EXIF, ...tiff];
  return [Uint8Array.of(0xff, APP1, 0, 2 + content.length, ...content)];
}

function orientationTiff(tiff: Uint8Array): readonly number[] | undefined {
  const orientation = readOrientation(tiff);
  return orientation < 2 || orientation > 8 ? undefined : [...TIFF_START, orientation, ...TIFF_END];
}

const ORIENTATION_TAG = 0x0112;

/** Tag 0x0112 of the first directory of a TIFF structure (Exif 3.0, section 4.6); 1 where it has none. */
function readOrientation(tiff: Uint8Array): number {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  const isLittle = latin1(tiff, 0, 2) === 'II';
  try {
    const directory = view.getUint32(4, isLittle);
    const count = view.getUint16(directory, isLittle);
    for (let index = 0; index < count; index++) {
      const entry = directory + 2 + index * 12;
      if (view.getUint16(entry, isLittle) === ORIENTATION_TAG) return view.getUint16(entry + 8, isLittle);
    }
  } catch {
    // A directory that points outside of its segment is ignored.
  }
  return 1;
}

/** Chunks of a PNG that decide how it looks (PNG, third edition, section 11); all others are metadata. */
const pngChunks: ReadonlySet<string> = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'cHRM', 'gAMA', 'iCCP', 'sBIT', 'sRGB', 'cICP', 'bKGD', 'pHYs'],
]);

const PNG_SIGNATURE_BYTES = 8;
/** Length, name and checksum of a chunk. */
const CHUNK_FRAME_BYTES = 12;

function pngParts(bytes: Uint8Array<ArrayBuffer>): Parts {
  const parts: Parts = [bytes.subarray(0, PNG_SIGNATURE_BYTES)];
  const view = new DataView(bytes.buffer);
  let at = PNG_SIGNATURE_BYTES;
  for (;;) {
    if (at + CHUNK_FRAME_BYTES > bytes.length) throw new DamagedPicture();
    const end = at + CHUNK_FRAME_BYTES + view.getUint32(at);
    if (end > bytes.length) throw new DamagedPicture();
    const name = latin1(bytes, at + 4, at + 8);
    if (pngChunks.has(name)) parts.push(bytes.subarray(at, end));
    if (name === 'eXIf') parts.push(...orientationChunk(bytes.subarray(at + 8, end - 4)));
    if (name === 'IEND') return parts;
    at = end;
  }
}

/** The same as `orientationOnly`, for the Exif of a PNG. */
function orientationChunk(exif: Uint8Array): Parts {
  const tiff = orientationTiff(exif);
  if (tiff === undefined) return [];
  const named = [...Array.from('eXIf', (letter) => letter.charCodeAt(0)), ...tiff];
  const chunk = new Uint8Array(tiff.length + CHUNK_FRAME_BYTES);
  chunk.set(named, 4);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, tiff.length);
  view.setUint32(chunk.length - 4, checksum(named));
  return [chunk];
}

/** The CRC-32 of name and content of a chunk (PNG, third edition, section 5.5). */
function checksum(bytes: readonly number[]): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc;
}
