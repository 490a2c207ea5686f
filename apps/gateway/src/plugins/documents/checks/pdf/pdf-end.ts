import { FileRefused } from '../file-refused.ts';
import { Finder } from '../finder.ts';

const END = '%%EOF';
/** How an update that was cut off begins: an object, a comment or a table. */
const syntax = /^\s*(?:\d|%|xref|trailer|startxref)/;
const KEPT = 64;

/** The end of a PDF: its last line is there (SEC-G43), and nothing after it (SEC-G33). */
export class PdfEndCheck {
  readonly #finder = new Finder(END);
  #hasEnd = false;
  /** The first bytes after the last end that are not spaces. */
  #after = '';

  add(bytes: Buffer): void {
    let offset = 0;
    for (let end = this.#finder.find(bytes); end >= 0; end = this.#finder.find(bytes, end)) {
      [this.#hasEnd, this.#after, offset] = [true, '', end];
    }
    if (!this.#hasEnd || this.#after.length >= KEPT) return;
    const first = this.#after === '' ? bytes.findIndex((byte, at) => at >= offset && !isSpace(byte)) : offset;
    if (first >= 0) this.#after += bytes.toString('latin1', first, first + KEPT);
  }

  end(): void {
    if (!this.#hasEnd) throw new FileRefused('damaged');
    if (this.#after !== '') throw new FileRefused(syntax.test(this.#after) ? 'damaged' : 'two_types');
  }
}

function isSpace(byte: number): boolean {
  return byte === 0 || byte === 32 || (byte >= 9 && byte <= 13);
}
