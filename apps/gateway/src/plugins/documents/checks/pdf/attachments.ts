import { FileRefused } from '../file-refused.ts';
import type { TokenListener } from './lexer.ts';

/** Links followed in one file. Normal files have a few. */
const MOST_LINKS = 100;
/** Numbers of objects that are told apart; others share a slot, which refuses too much rather than too little. */
const SLOTS = 65_536;

/**
 * The files inside a PDF. One is reached by a reference below /EF, and its stream need not say that it is a file, so
 * each reference must lead to a stream that says so and was found harmless, and to no other of that number (SEC-G53).
 */
export class Attachments {
  readonly #linked = new Set<number>();
  readonly #harmless = new Set<number>();
  readonly #others = new Uint8Array(SLOTS);
  #isUnclear = false;

  /** A listener for one lexer: adds the links that it meets. */
  listener(): TokenListener {
    return new LinkReader((number) => this.#link(number));
  }

  /** A stream of the objects with these numbers, one of them where the file is clear about it. */
  addStream(objects: readonly number[], isHarmlessFile: boolean): void {
    const [first] = objects;
    if (isHarmlessFile && objects.length === 1 && first !== undefined) this.#harmless.add(first);
    else for (const number of objects) this.#addOther(number);
  }

  /** Whether all files inside are harmless. */
  isHarmless(): boolean {
    if (this.#linked.size === 0) return true;
    const isOne = (number: number) => this.#harmless.has(number) && this.#others[number % SLOTS] === 0;
    return !this.#isUnclear && [...this.#linked].every(isOne);
  }

  #addOther(number: number): void {
    if (Number.isSafeInteger(number) && number >= 0) this.#others[number % SLOTS] = 1;
    else this.#isUnclear = true;
  }

  #link(number: number): void {
    if (this.#linked.size === MOST_LINKS) throw new FileRefused('has_scripts');
    this.#linked.add(number);
  }
}

/** Finds the references that are the value of /EF, or anywhere in it; and /RF, which is an older way to attach more. */
class LinkReader implements TokenListener {
  readonly #onLink: (number: number) => void;
  #isValue = false;
  #depth = 0;
  #numbers: string[] = [];

  constructor(onLink: (number: number) => void) {
    this.#onLink = onLink;
  }

  name(name: string): void {
    this.#numbers = [];
    this.#isValue = name === 'EF' || name === 'RF';
  }

  word(word: string): void {
    if (!this.#isValue && this.#depth === 0) return;
    const isReference = word === 'R';
    if (isReference) this.#onLink(Number(this.#numbers.at(-2) ?? Number.NaN));
    this.#numbers = isReference ? [] : [...this.#numbers.slice(-1), word];
    if (isReference) this.#isValue = false;
  }

  text(): void {
    this.#numbers = [];
    this.#isValue = false;
  }

  open(): void {
    this.#numbers = [];
    if (this.#isValue || this.#depth > 0) this.#depth += 1;
    this.#isValue = false;
  }

  close(): void {
    this.#numbers = [];
    this.#isValue = false;
    if (this.#depth > 0) this.#depth -= 1;
  }
}
