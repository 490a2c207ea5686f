import { type FileCheck, FileRefused } from './file-refused.ts';
import { runSteps, type Steps } from './steps.ts';

const HEADER_BYTES = 8;

/** A HEIC: boxes of the ISO base media format, one after another up to the last byte, with a `meta` among them. */
export function createHeicCheck(): FileCheck {
  const found = { meta: false };
  const boxes = runSteps(readBoxes(found));
  return {
    add: boxes.add,
    end: () => {
      void boxes.end();
      if (!found.meta) throw new FileRefused('damaged');
    },
  };
}

function* readBoxes(found: { meta: boolean }): Steps {
  for (let index = 0; ; index += 1) {
    const header = yield { take: HEADER_BYTES, mayEnd: index > 0 };
    const type = header.toString('latin1', 4);
    if (!/^[\x20-\x7e\xa9]{4}$/.test(type)) throw new FileRefused('two_types');
    if (index === 0 && type !== 'ftyp') throw new FileRefused('damaged');
    found.meta ||= type === 'meta';
    const size = header.readUInt32BE(0);
    if (size === 0) {
      yield { skip: Number.POSITIVE_INFINITY, mayEnd: true };
      return;
    }
    const isLong = size === 1;
    const length = isLong
      ? Number((yield { take: 8 }).readBigUInt64BE(0)) - 2 * HEADER_BYTES
      : size - HEADER_BYTES;
    if (length < 0) throw new FileRefused('damaged');
    if (length > 0) yield { skip: length };
  }
}
