import { FileRefused } from '../file-refused.ts';
import { type Bracket, DictionaryShape } from './dictionary-shape.ts';

/** What the dictionary of a stream says about its bytes. */
export type StreamFacts = {
  /** Holds objects, so that names in it count. */
  readonly holdsObjects: boolean;
  readonly isAttachment: boolean;
  /** Numbers of the objects that it may be: one, or more where the file is not clear about it; NaN for any. */
  readonly objects: readonly number[];
  /** How long it says that it is; undefined where it says so elsewhere, or more than once. */
  readonly length: number | undefined;
  /** Has keys that change what some viewers read: parameters of a filter, or the short names of both. */
  readonly isReadOtherwise: boolean;
  /** Its filters in order; undefined where they are given elsewhere, or more than once. */
  readonly filters: readonly Filter[] | undefined;
};

const filterNames = {
  FlateDecode: 'flate',
  Fl: 'flate',
  LZWDecode: 'lzw',
  LZW: 'lzw',
  RunLengthDecode: 'run_length',
  RL: 'run_length',
  ASCIIHexDecode: 'hex',
  AHx: 'hex',
  ASCII85Decode: 'ascii85',
  A85: 'ascii85',
  DCTDecode: 'picture',
  DCT: 'picture',
  JPXDecode: 'picture',
  JBIG2Decode: 'picture',
  CCITTFaxDecode: 'picture',
  CCF: 'picture',
  Crypt: 'crypt',
} as const;
export type Filter = (typeof filterNames)[keyof typeof filterNames];

/** Filters on one stream. Normal files have one or two; each costs memory. */
const MOST_FILTERS = 8;
/** Most objects distinguished in an unusually written file. */
const MOST_OBJECTS = 32;

/**
 * Collects the names before a stream. It forgets them only where an object surely ends, so that a dictionary that is
 * written in an odd way says too much rather than too little.
 */
export class FactsCollector {
  #names = new Set<string>();
  #filters: Filter[] = [];
  #filterKeys = 0;
  #isListing = false;
  #shape = new DictionaryShape();
  #objects: number[] = [];
  #words: string[] = [];
  #lengths: string[] = [];
  #isLength = false;

  name(name: string): void {
    this.#shape.name();
    this.#isLength = name === 'Length';
    if (name === 'Filter') [this.#filterKeys, this.#isListing] = [this.#filterKeys + 1, true];
    else if (this.#isListing && Object.hasOwn(filterNames, name)) {
      if (this.#filters.length === MOST_FILTERS) throw new FileRefused('expands_too_far');
      this.#filters.push(filterNames[name as keyof typeof filterNames]);
    } else {
      this.#isListing = false;
      if (noted.has(name)) this.#names.add(name);
    }
  }

  word(word: string): void {
    if (word.endsWith('endobj') && this.#shape.isClosed) {
      this.forget();
      return;
    }
    this.#shape.word(word);
    if (word.endsWith('obj') && !word.endsWith('endobj')) this.#addObject(word);
    this.#words = [...this.#words.slice(-1), word];
    if (this.#isLength && this.#lengths.length < 2) this.#lengths.push(word);
  }

  text(): void {
    this.#shape.text();
  }

  open(bracket: Bracket): void {
    this.#shape.open(bracket);
  }

  close(bracket: Bracket): void {
    this.#shape.close(bracket);
    this.#isLength = false;
  }

  forget(): void {
    this.#names.clear();
    [this.#filters, this.#filterKeys, this.#isListing] = [[], 0, false];
    this.#shape = new DictionaryShape();
    [this.#objects, this.#words, this.#lengths, this.#isLength] = [[], [], [], false];
  }

  /** `word` is the keyword behind a number and a generation. */
  #addObject(word: string): void {
    const [number] = this.#words.length === 2 ? this.#words : [];
    const isClear = word === 'obj' && number !== undefined && this.#objects.length < MOST_OBJECTS;
    if (isClear) this.#objects.push(Number(number));
    else this.#objects = [...this.#objects.slice(0, MOST_OBJECTS), Number.NaN];
  }

  facts(): StreamFacts {
    const has = (name: string) => this.#names.has(name);
    const isClear = this.#filterKeys === 0 || (this.#filterKeys === 1 && this.#filters.length > 0);
    return {
      // Viewers read objects from a stream without /Type if it has these two numbers.
      holdsObjects: has('ObjStm') || (has('N') && has('First')),
      isAttachment: has('EmbeddedFile'),
      objects: this.#objects,
      length: this.#lengths.length === 1 ? Number(this.#lengths[0]) : undefined,
      isReadOtherwise: has('DecodeParms') || has('DP') || has('F'),
      filters: isClear ? this.#filters : undefined,
    };
  }
}

const noted = new Set(['ObjStm', 'N', 'First', 'EmbeddedFile', 'DecodeParms', 'DP', 'F']);
