import { FileRefused } from '../file-refused.ts';
import { Finder } from '../finder.ts';
import type { Attachments } from './attachments.ts';
import { isForbiddenInBytes, refusing } from './forbidden-names.ts';
import { PdfLexer } from './lexer.ts';

/** `obj`, and the byte before it. */
const KEYWORD_AND_ONE = 4;

type Part = { readonly until: number; readonly isOver: boolean };

/** The bytes of a stream up to `endstream`, in which a table of references may still lead a viewer to an object. */
export class StreamBytes {
  readonly #ends = new Finder('endstream');
  readonly #objects = new Finder('obj');
  readonly #attachments: Attachments;
  #hidden: PdfLexer | undefined;
  /** The last bytes of the pieces before. */
  #last = Buffer.alloc(0);

  constructor(attachments: Attachments) {
    this.#attachments = attachments;
  }

  read(bytes: Buffer, from: number): Part {
    const end = this.#ends.find(bytes, from);
    const until = end < 0 ? bytes.length : end;
    const part = bytes.subarray(from, until);
    let offset = this.#hidden ? 0 : this.#findObject(part);
    while (this.#hidden && offset < part.length) {
      offset = this.#hidden.read(part, offset);
      // A stream within a stream is another PDF, whose own streams nobody looks into.
      if (offset < part.length) throw new FileRefused('two_types');
    }
    this.#last = Buffer.concat([this.#last, part.subarray(-KEYWORD_AND_ONE)]).subarray(-KEYWORD_AND_ONE);
    return { until, isOver: end >= 0 };
  }

  /** Where to read from as syntax, if anything looks like an object. */
  #findObject(part: Buffer): number {
    let offset = this.#objects.find(part);
    while (offset >= 0) {
      const before =
        offset >= KEYWORD_AND_ONE ? part[offset - KEYWORD_AND_ONE] : this.#last.at(offset - KEYWORD_AND_ONE);
      if (before === undefined || mayPrecedeKeyword(before)) {
        this.#hidden = new PdfLexer(refusing(isForbiddenInBytes, this.#attachments.listener()));
        return offset;
      }
      offset = this.#objects.find(part, offset);
    }
    return part.length;
  }
}

/** Spaces and digits come before the keyword of an object. */
function mayPrecedeKeyword(byte: number): boolean {
  return byte <= 32 || (byte >= 0x30 && byte <= 0x39);
}
