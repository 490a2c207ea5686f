import { createInflate, type Inflate } from 'node:zlib';

/** How a compressed stream ended: `broken` before its own end, or where it cannot be read on. */
export type InflateEnd = 'whole' | 'broken';

const CHUNK_BYTES = 64 * 1024;

/** Unpacks one stream, piece by piece, in the thread pool of Node. Holds about 100 kB. */
export class Inflating {
  readonly #inflate: Inflate = createInflate({ chunkSize: CHUNK_BYTES });
  readonly #onBytes: (bytes: Buffer) => void;
  #end: InflateEnd | undefined;
  /** What `onBytes` threw. */
  #refusal: unknown;

  constructor(onBytes: (bytes: Buffer) => void) {
    this.#onBytes = onBytes;
    this.#inflate.on('data', (bytes: Buffer) => this.#give(bytes));
    this.#inflate.on('end', () => {
      this.#end ??= 'whole';
    });
    this.#inflate.on('error', ({ message }) => {
      // Viewers do not compare the checksum, and all bytes are out by then.
      this.#end ??= message === 'incorrect data check' ? 'whole' : 'broken';
    });
  }

  /** Resolves when all of it is unpacked and was given to `onBytes`. Rejects with what that throws. */
  async add(bytes: Buffer): Promise<void> {
    if (bytes.length > 0 && this.#isOpen())
      await new Promise<void>((resolve) => {
        const done = () => {
          this.#inflate.off('close', done);
          resolve();
        };
        this.#inflate.once('close', done);
        this.#inflate.write(bytes, done);
      });
    if (this.#refusal !== undefined) throw this.#refusal;
  }

  async end(): Promise<InflateEnd> {
    if (this.#isOpen())
      await new Promise<void>((resolve) => {
        this.#inflate.once('close', resolve);
        this.#inflate.end();
      });
    this.close();
    if (this.#refusal !== undefined) throw this.#refusal;
    return this.#end ?? 'broken';
  }

  close(): void {
    this.#inflate.destroy();
  }

  #isOpen(): boolean {
    return this.#end === undefined && !this.#inflate.destroyed;
  }

  #give(bytes: Buffer): void {
    if (this.#refusal !== undefined) return;
    try {
      this.#onBytes(bytes);
    } catch (error) {
      this.#refusal = error;
      this.#inflate.destroy();
    }
  }
}
