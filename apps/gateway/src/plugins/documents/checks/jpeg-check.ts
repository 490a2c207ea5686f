import { type FileCheck, FileRefused } from './file-refused.ts';
import { type Reading, runSteps, type Steps } from './steps.ts';

const MARK = 0xff;
const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;

/**
 * A JPEG from its start to its end. Zeros may follow, and further JPEGs, as telephones put them there; anything else is
 * another file (SEC-G50).
 */
export function createJpegCheck(): FileCheck {
  return runSteps(readPictures());
}

function* readPictures(): Steps {
  const [mark, start] = yield { take: 2 };
  if (mark !== MARK || start !== START) throw new FileRefused('damaged');
  for (;;) {
    yield* readSegments();
    yield { until: endOfZeros, mayEnd: true };
    const [nextMark, nextStart] = yield { take: 2 };
    if (nextMark !== MARK || nextStart !== START) throw new FileRefused('two_types');
  }
}

function endOfZeros(bytes: Buffer): number {
  return bytes.findIndex((byte) => byte !== 0);
}

/** What is between the start of a picture and its end. */
function* readSegments(): Steps {
  let marker = yield* readMarker();
  while (marker !== END) {
    if (standsAlone(marker)) {
      marker = yield* readMarker();
      continue;
    }
    const length = (yield { take: 2 }).readUInt16BE(0);
    if (length < 2) throw new FileRefused('damaged');
    if (length > 2) yield { skip: length - 2 };
    marker = marker === SCAN ? yield* readScan() : yield* readMarker();
  }
}

function* readMarker(): Reading<number> {
  const [mark] = yield { take: 1 };
  if (mark !== MARK) throw new FileRefused('damaged');
  let code = MARK;
  while (code === MARK) [code = MARK] = yield { take: 1 };
  if (code === 0 || code === START) throw new FileRefused('damaged');
  return code;
}

/** Compressed data up to the next marker that is not a part of it, whose code it returns. */
function* readScan(): Reading<number> {
  let isAfterMark = false;
  let code = 0;
  yield {
    until: (bytes) => {
      let offset = 0;
      while (offset < bytes.length) {
        if (!isAfterMark) {
          const mark = bytes.indexOf(MARK, offset);
          if (mark < 0) return -1;
          [isAfterMark, offset] = [true, mark + 1];
          continue;
        }
        const byte = bytes[offset] ?? 0;
        offset += 1;
        isAfterMark = byte === MARK;
        if (byte === MARK || byte === 0 || isRestart(byte)) continue;
        code = byte;
        return offset;
      }
      return -1;
    },
  };
  if (code === START) throw new FileRefused('damaged');
  return code;
}

function isRestart(code: number): boolean {
  return code >= 0xd0 && code <= 0xd7;
}

/** Markers without a length. */
function standsAlone(code: number): boolean {
  return code === 0x01 || isRestart(code);
}
