import { UpstreamError, type UpstreamErrorKind } from './upstream-error.ts';

export type Entry = {
  /** For whom (callers/upstream-of-request.ts). The probe of readiness is for nobody, and may use the whole lane. */
  readonly person?: string | undefined;
  /** What runs, for errors: no values. */
  readonly call: string;
  readonly signal: AbortSignal;
};

type Sizes = {
  /** Of all people together, and of one. */
  readonly atOnce: number;
  readonly atOnceEach: number;
  readonly waiting: number;
  readonly waitingEach: number;
  /** What it counts as when the signal ends the waiting. */
  readonly whenLate: UpstreamErrorKind;
};

type Person = { readonly name: string; running: number; readonly waiting: Set<() => void> };

const NOBODY = '';

/**
 * SEC-I8: work of many people, of which only so much runs at once. Each person has a lane, and the lanes take turns.
 * callers/upstream-of-request.ts decides what counts as a person (SEC-I26).
 */
export class FairLane {
  readonly #sizes: Sizes;
  /** Those who have something running or waiting, in the order of their turns. */
  readonly #people = new Map<string, Person>();
  #running = 0;
  #waiting = 0;

  constructor(sizes: Sizes) {
    this.#sizes = sizes;
  }

  get state(): { readonly running: number; readonly waiting: number } {
    return { running: this.#running, waiting: this.#waiting };
  }

  /**
   * Throws UpstreamError: `shed` when too much waits already, and the kind `whenLate` when the signal ends the waiting.
   */
  async run<Result>(entry: Entry, work: () => Promise<Result>): Promise<Result> {
    const { person: name = NOBODY } = entry;
    const person = this.#people.get(name) ?? { name, running: 0, waiting: new Set() };
    if (this.#hasPlaceFor(person)) this.#occupy(person);
    else await this.#turnOf(person, entry);
    try {
      return await work();
    } finally {
      this.#leave(person);
    }
  }

  #hasPlaceFor({ name, running }: Person): boolean {
    const { atOnce, atOnceEach } = this.#sizes;
    return this.#running < atOnce && (name === NOBODY || running < atOnceEach);
  }

  #occupy(person: Person): void {
    this.#running += 1;
    person.running += 1;
    // At the end: this was the person's turn.
    this.#people.delete(person.name);
    this.#people.set(person.name, person);
  }

  #leave(person: Person): void {
    this.#running -= 1;
    person.running -= 1;
    this.#forget(person);
    for (const next of this.#people.values()) {
      const [start] = next.waiting;
      if (!start || !this.#hasPlaceFor(next)) continue;
      start();
      return;
    }
  }

  #forget({ name, running, waiting }: Person): void {
    if (running === 0 && waiting.size === 0) this.#people.delete(name);
  }

  /** Resolves when it is this one's turn, with a place that is occupied. */
  #turnOf(person: Person, { call, signal }: Entry): Promise<void> {
    const { waiting, waitingEach, whenLate } = this.#sizes;
    const isTooMuch = person.name !== NOBODY && person.waiting.size >= waitingEach;
    if (isTooMuch || this.#waiting >= waiting)
      throw new UpstreamError('shed', 'Too many calls wait', { call, retryAfterSeconds: 1 });
    const late = () => new UpstreamError(whenLate, 'No turn in time', { call, retryAfterSeconds: 1 });
    // A signal that has ended already has no event any more.
    if (signal.aborted) throw late();
    return new Promise((resolve, reject) => {
      const end = () => {
        this.#waiting -= 1;
        person.waiting.delete(start);
        signal.removeEventListener('abort', giveUp);
      };
      const start = () => {
        end();
        this.#occupy(person);
        resolve();
      };
      const giveUp = () => {
        end();
        this.#forget(person);
        reject(late());
      };
      this.#waiting += 1;
      person.waiting.add(start);
      this.#people.set(person.name, person);
      signal.addEventListener('abort', giveUp, { once: true });
    });
  }
}
