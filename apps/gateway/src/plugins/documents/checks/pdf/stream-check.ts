import { FileRefused } from '../file-refused.ts';
import { type AsciiDecoder, ascii85Decoder, hexDecoder } from './ascii-filters.ts';
import type { Attachments } from './attachments.ts';
import { isForbidden, isSurelyProgram, refusing } from './forbidden-names.ts';
import { Inflating } from './inflating.ts';
import { PdfLexer } from './lexer.ts';
import { lzwSize } from './lzw-size.ts';
import { SignedTextCheck } from './signed-text.ts';
import type { Filter, StreamFacts } from './stream-facts.ts';

/** Bytes of all streams of a file together, packed and unpacked, and how many were unpacked. */
export type Expansion = { packed: number; unpacked: number; streams: number };

/** SEC-G52: a file may unpack to so much in any case, and beyond that to a hundred times its packed bytes. */
const FREE_BYTES = 100 * 1024 * 1024;
const MOST_TIMES = 100;
/** Unpacking one takes a tenth of a millisecond, however small it is. */
const MOST_STREAMS = 25_000;

/** First bytes by which a program is known. */
const START_BYTES = 1024;

/** How a stream came out; `hidden` are objects that cannot be looked at, and files that may do harm. */
export type StreamFault = 'broken' | 'hidden' | undefined;

/**
 * Looks into one stream of a PDF while it passes: at its size unpacked, at the objects in it, and whether it is a
 * program.
 */
export class StreamCheck {
  readonly #facts: StreamFacts;
  readonly #expansion: Expansion;
  readonly #objects: PdfLexer | undefined;
  readonly #inflating: Inflating | undefined;
  readonly #lzwSize: ((bytes: Buffer) => number) | undefined;
  readonly #isReadable: boolean;
  readonly #decoders: readonly AsciiDecoder[];
  readonly #attachments: Attachments;
  readonly #signedText: SignedTextCheck | undefined;
  #start = Buffer.alloc(0);
  #bytes = 0;

  constructor(facts: StreamFacts, expansion: Expansion, attachments: Attachments) {
    this.#facts = facts;
    this.#expansion = expansion;
    this.#attachments = attachments;
    const { filters = [], holdsObjects } = facts;
    if (filters.filter(unpacks).length > 1) throw new FileRefused('expands_too_far');
    const firstOther = filters.findIndex((filter) => !isText(filter));
    const texted = firstOther < 0 ? filters : filters.slice(0, firstOther);
    const [first, ...others] = filters.slice(texted.length);
    this.#decoders = texted.map((filter) => (filter === 'hex' ? hexDecoder() : ascii85Decoder()));
    this.#objects = holdsObjects ? new PdfLexer(refusing(isForbidden, attachments.listener())) : undefined;
    // Only packed bytes say by themselves where they end: others may hold an "endstream" that viewers read past.
    this.#isReadable = first === 'flate' && others.length === 0 && !facts.isReadOtherwise;
    this.#signedText = facts.isAttachment ? new SignedTextCheck() : undefined;
    if (first === 'flate') {
      this.#countStream();
      this.#inflating = new Inflating((bytes) => this.#lookAtUnpacked(bytes));
    }
    if (first === 'lzw') this.#lzwSize = lzwSize();
  }

  async add(given: Buffer): Promise<void> {
    this.#bytes += given.length;
    const bytes = this.#decoders.reduce((text, decode) => decode(text), given);
    if (!this.#inflating && !this.#lzwSize) return this.#look(bytes);
    this.#expansion.packed += bytes.length;
    if (this.#lzwSize) this.#countUnpacked(this.#lzwSize(bytes));
    await this.#inflating?.add(bytes);
  }

  async end(): Promise<StreamFault> {
    if (isSurelyProgram(this.#start)) throw new FileRefused('has_scripts');
    if ((await this.#inflating?.end()) === 'broken') return 'broken';
    const isHarmlessFile = this.#isHarmlessFile();
    this.#attachments.addStream(this.#facts.objects, isHarmlessFile);
    if (this.#signedText && !isHarmlessFile) return 'hidden';
    return this.#objects && !this.#isReadable ? 'hidden' : undefined;
  }

  /** A file inside is a statement's own signed text, and a viewer reads no more of it than was looked at. */
  #isHarmlessFile(): boolean {
    const { filters, isReadOtherwise, length = Number.NaN } = this.#facts;
    const isPlain = filters?.length === 0 && !isReadOtherwise && length <= this.#bytes;
    return (isPlain || this.#isReadable) && this.#signedText?.isSignedText() === true;
  }

  close(): void {
    this.#inflating?.close();
  }

  #lookAtUnpacked(bytes: Buffer): void {
    this.#countUnpacked(bytes.length);
    this.#look(bytes);
  }

  #countUnpacked(count: number): void {
    this.#expansion.unpacked += count;
    const { packed, unpacked } = this.#expansion;
    if (unpacked > FREE_BYTES && unpacked > packed * MOST_TIMES) throw new FileRefused('expands_too_far');
  }

  #countStream(): void {
    this.#expansion.streams += 1;
    if (this.#expansion.streams > MOST_STREAMS) throw new FileRefused('expands_too_far');
  }

  #look(bytes: Buffer): void {
    if (this.#start.length < START_BYTES)
      this.#start = Buffer.concat([this.#start, bytes.subarray(0, START_BYTES - this.#start.length)]);
    this.#signedText?.add(bytes);
    let offset = 0;
    while (this.#objects && offset < bytes.length) offset = this.#objects.read(bytes, offset);
  }
}

function isText(filter: Filter): boolean {
  return filter === 'hex' || filter === 'ascii85';
}

function unpacks(filter: Filter): boolean {
  return filter === 'flate' || filter === 'lzw' || filter === 'run_length';
}
