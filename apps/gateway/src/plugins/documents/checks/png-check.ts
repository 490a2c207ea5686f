import { crc32 } from 'node:zlib';
import { type FileCheck, FileRefused } from './file-refused.ts';
import { runSteps, type Steps } from './steps.ts';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const MAX_CHUNK_BYTES = 2 ** 31 - 1;

/** A PNG from its signature to its end: whole chunks with right checksums, and nothing after IEND. */
export function createPngCheck(): FileCheck {
  return runSteps(readPng());
}

export function isPng(head: Buffer): boolean {
  return head.subarray(0, SIGNATURE.length).equals(SIGNATURE);
}

function* readPng(): Steps {
  if (!isPng(yield { take: SIGNATURE.length })) throw new FileRefused('damaged');
  for (let index = 0; ; index += 1) {
    const header = yield { take: 8 };
    const [length, type] = [header.readUInt32BE(0), header.toString('latin1', 4)];
    const isFirst = index === 0 ? type === 'IHDR' : type !== 'IHDR';
    if (length > MAX_CHUNK_BYTES || !/^[A-Za-z]{4}$/.test(type) || !isFirst) throw new FileRefused('damaged');
    let sum = crc32(header.subarray(4));
    if (length > 0)
      yield {
        skip: length,
        seen: (bytes) => {
          sum = crc32(bytes, sum);
        },
      };
    if ((yield { take: 4 }).readUInt32BE(0) !== sum) throw new FileRefused('damaged');
    if (type === 'IEND') break;
  }
  yield* nothingMore();
}

/** Zeros may follow, as some programs fill a block with them; anything else is another file (SEC-G50). */
function* nothingMore(): Steps {
  yield {
    until: (bytes) => {
      if (bytes.some((byte) => byte !== 0)) throw new FileRefused('two_types');
      return -1;
    },
    mayEnd: true,
  };
}
