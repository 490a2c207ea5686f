import { FileRefused } from '../file-refused.ts';

export type Bracket = '<<' | '[';

type Open = {
  readonly bracket: Bracket;
  values: number;
  /** Numbers in place of a key, which are right only as the second number of a reference. */
  strays: number;
};

const number = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;
/** Viewers give up earlier, and each takes memory. */
const MOST_OPEN = 500;

/**
 * Whether dictionaries and lists are written as the standard says: names as keys, each with a value, and each bracket
 * closed by its own. Where they are not, viewers differ about where an object ends.
 */
export class DictionaryShape {
  readonly #open: Open[] = [];
  #numbers = 0;
  #isOdd = false;

  /** Whether all that was opened is closed, and nothing was odd. */
  get isClosed(): boolean {
    return this.#open.length === 0 && !this.#isOdd;
  }

  name(): void {
    this.#add(true);
  }

  text(): void {
    this.#add(false);
  }

  word(word: string): void {
    if (word === 'R') this.#endReference();
    else if (number.test(word)) this.#addNumber();
    else this.#add(false);
  }

  open(bracket: Bracket): void {
    this.#add(false);
    if (this.#open.length === MOST_OPEN) throw new FileRefused('damaged');
    this.#open.push({ bracket, values: 0, strays: 0 });
  }

  close(bracket: Bracket): void {
    this.#numbers = 0;
    const closed = this.#open.pop();
    const isWhole =
      closed?.bracket === bracket && (bracket === '[' || (closed.values % 2 === 0 && closed.strays === 0));
    if (!isWhole) this.#isOdd = true;
  }

  #add(mayBeKey: boolean): void {
    this.#numbers = 0;
    const last = this.#open.at(-1);
    if (!last) return;
    if (last.bracket === '<<' && last.values % 2 === 0 && !mayBeKey) this.#isOdd = true;
    last.values += 1;
  }

  #addNumber(): void {
    this.#numbers += 1;
    const last = this.#open.at(-1);
    if (!last) return;
    if (last.bracket === '<<' && last.values % 2 === 0) last.strays += 1;
    last.values += 1;
  }

  /** Three words are one value, and never a key. */
  #endReference(): void {
    if (this.#numbers < 2) this.#isOdd = true;
    this.#numbers = 0;
    const last = this.#open.at(-1);
    if (!last) return;
    last.values -= 1;
    if (last.bracket !== '<<') return;
    last.strays -= 1;
    if (last.values % 2 !== 0) this.#isOdd = true;
  }
}
