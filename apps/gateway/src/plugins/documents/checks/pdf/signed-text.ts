import { BEGIN, END } from '@portal/statement/signed-field';

/** A signature begins like this: it is JSON in base64url. */
const START = `${BEGIN}eyJ`;
const signature = /^[\w.-]*$/;
/** Unpacked bytes end by themselves; others are followed by the end of their stream. */
const ends = new Set(
  ['', '\nendstream', '\r\nendstream', '\rendstream', 'endstream'].map((end) => END + end),
);
const MOST_OF_END = END.length + '\r\nendstream'.length;

/**
 * Whether an attached file is the signed text of a statement of holdings, from its first byte to its last. Keeps a few
 * bytes of it.
 */
export class SignedTextCheck {
  #start = '';
  #end = '';
  #isOther = false;

  add(bytes: Buffer): void {
    const text = bytes.toString('latin1');
    const ofStart = START.length - this.#start.length;
    this.#start += text.slice(0, ofStart);
    const rest = text.slice(ofStart);
    const line = this.#end === '' ? rest.indexOf('\n') : 0;
    const middle = line < 0 ? rest : rest.slice(0, line);
    if (!signature.test(middle)) this.#isOther = true;
    if (line >= 0) this.#end = (this.#end + rest.slice(line)).slice(0, MOST_OF_END + 1);
  }

  isSignedText(): boolean {
    return !this.#isOther && this.#start === START && ends.has(this.#end);
  }
}
