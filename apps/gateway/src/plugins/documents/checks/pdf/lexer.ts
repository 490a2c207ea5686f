import type { Bracket } from './dictionary-shape.ts';

/** Receives the tokens of a PDF in order; strings, hexadecimal strings and comments have no content here. */
export type TokenListener = {
  /** A name without its slash and with its `#xx` escapes resolved. */
  name(name: string): void;
  /** A keyword or number. */
  word(word: string): void;
  /** A string has ended. */
  text(): void;
  /** A dictionary or a list begins. */
  open(bracket: Bracket): void;
  /** A dictionary or a list ends. */
  close(bracket: Bracket): void;
};

const PLAIN = 0;
const COMMENT = 1;
const STRING = 2;
const ESCAPED = 3;
const HEX = 4;
const NAME = 5;
/** After `<` or `>`, which may be the first half of `<<` or `>>`. */
const LESS = 6;
const MORE = 7;
/** After the keyword `stream`, up to the end of its line. */
const TO_LINE = 8;
const AFTER_RETURN = 9;
const AT_STREAM = 10;

const CR = 13;
const LF = 10;
/** The last three bytes where they spell `obj`. */
const OBJ = 0x6f626a;
/** Longer words and names mean nothing here. */
const KEPT_CHARACTERS = 127;

const REGULAR = 0;
const SPACE = 1;
const DELIMITER = 2;
const kinds = new Uint8Array(256);
for (const code of [0, 9, LF, 12, CR, 32]) kinds[code] = SPACE;
for (const mark of '()<>[]{}/%') kinds[mark.charCodeAt(0)] = DELIMITER;

/**
 * The tokens of PDF syntax (ISO 32000, 7.2) as a viewer reads them, in pieces of any size. A string or comment that
 * looks as if it held an object ends there: a table of references may lead a viewer into it.
 */
export class PdfLexer {
  readonly #listener: TokenListener;
  #state = PLAIN;
  #depth = 0;
  #text = '';
  #last = 0;
  /** Whether a dictionary has just closed: only behind one do viewers read a stream. */
  #hasClosed = false;

  constructor(listener: TokenListener) {
    this.#listener = listener;
  }

  /** Reads on, and returns where the bytes of a stream begin, or the length where none does. */
  read(bytes: Buffer, from: number): number {
    for (let offset = from; offset < bytes.length; offset += 1) {
      const byte = bytes[offset] as number;
      if (this.#state >= TO_LINE) {
        if (this.#isStreamStart(byte)) return offset;
        continue;
      }
      this.#last = ((this.#last << 8) | byte) >>> 0;
      const isInside = this.#state >= COMMENT && this.#state <= HEX;
      if (isInside && this.#isObject()) this.#state = PLAIN;
      else this.#take(byte);
    }
    return bytes.length;
  }

  #isObject(): boolean {
    const before = this.#last >>> 24;
    const isTokenStart = kinds[before] === SPACE || (before >= 0x30 && before <= 0x39);
    return (this.#last & 0xffffff) === OBJ && isTokenStart;
  }

  /** Whether this is the first byte after the end of a line, which is CR, LF or both. */
  #isStreamStart(byte: number): boolean {
    const isStart = this.#state === AT_STREAM || (this.#state === AFTER_RETURN && byte !== LF);
    if (isStart) this.#state = PLAIN;
    else this.#endLine(byte);
    return isStart;
  }

  #endLine(byte: number): void {
    if (byte === LF) this.#state = AT_STREAM;
    else this.#state = byte === CR ? AFTER_RETURN : TO_LINE;
  }

  #take(byte: number): void {
    switch (this.#state) {
      case COMMENT:
        if (byte === CR || byte === LF) this.#state = PLAIN;
        return;
      case ESCAPED:
        this.#state = STRING;
        return;
      case STRING:
        this.#takeInString(byte);
        return;
      case HEX:
        if (byte === 0x3e) this.#endText();
        return;
      default:
        this.#takeInSyntax(byte);
    }
  }

  #takeInString(byte: number): void {
    if (byte === 0x5c) this.#state = ESCAPED;
    if (byte === 0x28) this.#depth += 1;
    if (byte !== 0x29) return;
    this.#depth -= 1;
    if (this.#depth === 0) this.#endText();
  }

  #endText(): void {
    this.#state = PLAIN;
    this.#listener.text();
  }

  #takeInSyntax(byte: number): void {
    if (this.#state === LESS) {
      this.#state = byte === 0x3c ? PLAIN : HEX;
      if (byte === 0x3c) this.#listener.open('<<');
      // `<>` is an empty string.
      else if (byte === 0x3e) this.#endText();
      return;
    }
    if (this.#state === MORE) {
      this.#state = PLAIN;
      if (byte === 0x3e) {
        this.#hasClosed = true;
        this.#listener.close('<<');
        return;
      }
    }
    if (kinds[byte] === REGULAR) {
      if (this.#text.length < KEPT_CHARACTERS) this.#text += String.fromCharCode(byte);
      return;
    }
    if (this.#endToken(byte)) return;
    if (kinds[byte] === DELIMITER) this.#startToken(byte);
  }

  /** Reports the name or word that ends with this byte. True where a stream begins behind it. */
  #endToken(byte: number): boolean {
    const text = this.#text;
    const isName = this.#state === NAME;
    const isBehindDictionary = this.#hasClosed;
    if (isName || text !== '') this.#hasClosed = false;
    [this.#text, this.#state] = ['', PLAIN];
    if (isName) this.#listener.name(unescaped(text));
    else if (text !== '') this.#listener.word(text);
    if (isName || text !== 'stream' || !isBehindDictionary) return false;
    this.#endLine(byte);
    return true;
  }

  #startToken(byte: number): void {
    if (byte !== 0x25) this.#hasClosed = false;
    if (byte === 0x2f) this.#state = NAME;
    if (byte === 0x25) this.#state = COMMENT;
    if (byte === 0x28) [this.#state, this.#depth] = [STRING, 1];
    if (byte === 0x3c) this.#state = LESS;
    if (byte === 0x3e) this.#state = MORE;
    if (byte === 0x5b) this.#listener.open('[');
    if (byte === 0x5d) this.#listener.close('[');
  }
}

function unescaped(name: string): string {
  return name.replace(/#([0-9a-f]{2})/gi, (_whole, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  );
}
