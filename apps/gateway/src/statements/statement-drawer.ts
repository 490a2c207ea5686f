import { Worker } from 'node:worker_threads';
import type { StatementFacts } from '@portal/statement/facts';
import type { SigningKey } from '@portal/statement/keys';
import { LoggableError } from '../logging/describe-error.ts';

export type Drawing = { readonly number: number; readonly facts: StatementFacts; readonly key: SigningKey };
export type Drawn =
  | { readonly number: number; readonly file: Uint8Array; readonly fault?: undefined }
  | { readonly number: number; readonly file?: undefined; readonly fault: Error };

type Waiting = PromiseWithResolvers<Uint8Array>;

/**
 * Draws statements off the event loop: one of 1,000 policies takes a second of CPU, during which the gateway would
 * answer nobody else. The thread starts with the first statement, and again after a fault of its own.
 */
export class StatementDrawer {
  readonly #key: SigningKey;
  readonly #waiting = new Map<number, Waiting>();
  #thread: Worker | undefined;
  #last = 0;

  constructor(key: SigningKey) {
    this.#key = key;
  }

  draw(facts: StatementFacts): Promise<Uint8Array> {
    this.#thread ??= this.#start();
    this.#last += 1;
    const waiting = Promise.withResolvers<Uint8Array>();
    this.#waiting.set(this.#last, waiting);
    this.#thread.postMessage({ number: this.#last, facts, key: this.#key } satisfies Drawing);
    return waiting.promise;
  }

  async close(): Promise<void> {
    await this.#thread?.terminate();
  }

  #start(): Worker {
    const thread = new Worker(new URL('./drawing-thread.ts', import.meta.url));
    thread.unref();
    thread.on('message', ({ number, file, fault }: Drawn) => {
      const waiting = this.#waiting.get(number);
      this.#waiting.delete(number);
      if (file) waiting?.resolve(file);
      else waiting?.reject(new LoggableError('A statement could not be drawn', { cause: fault }));
    });
    const lose = (cause?: unknown) => {
      // After an error comes an exit, when the next thread may be running.
      if (this.#thread !== thread) return;
      this.#thread = undefined;
      for (const waiting of this.#waiting.values())
        waiting.reject(new LoggableError('The thread that draws statements ended', { cause }));
      this.#waiting.clear();
    };
    thread.on('error', lose);
    thread.on('exit', () => lose());
    return thread;
  }
}
