import { type FileCheck, FileRefused } from '../file-refused.ts';
import { Attachments } from './attachments.ts';
import { isForbidden } from './forbidden-names.ts';
import { PdfLexer } from './lexer.ts';
import { PdfEndCheck } from './pdf-end.ts';
import { StreamBytes } from './stream-bytes.ts';
import { type Expansion, StreamCheck, type StreamFault } from './stream-check.ts';
import { FactsCollector, type StreamFacts } from './stream-facts.ts';

type OpenStream = { readonly check: StreamCheck; readonly bytes: StreamBytes };

/**
 * Checks that a PDF is whole from its header to its last line (SEC-G43) and has no program (SEC-G35), no password
 * (SEC-G54), no streams that expand without bound (SEC-G52, stream-check.ts) and no file but that of a statement
 * (SEC-G53). Reads the syntax between streams and in unpacked object streams, and looks for hidden objects in the bytes
 * of all others. Holds one stream's window at a time, about 200 kB whatever the size of the file.
 */
export class PdfCheck implements FileCheck {
  readonly #facts = new FactsCollector();
  readonly #expansion: Expansion = { packed: 0, unpacked: 0, streams: 0 };
  readonly #end = new PdfEndCheck();
  readonly #faults = new Set<StreamFault>();
  readonly #attachments = new Attachments();
  readonly #links = this.#attachments.listener();
  #hasObjects = false;
  #isEncrypted = false;
  #stream: OpenStream | undefined;

  readonly #lexer = new PdfLexer({
    name: (name) => {
      if (isForbidden(name)) throw new FileRefused('has_scripts');
      if (name === 'Encrypt') this.#isEncrypted = true;
      this.#facts.name(name);
      this.#links.name(name);
    },
    word: (word) => {
      if (word.endsWith('obj')) this.#hasObjects = true;
      this.#facts.word(word);
      this.#links.word(word);
    },
    text: () => {
      this.#facts.text();
      this.#links.text();
    },
    open: (bracket) => {
      this.#facts.open(bracket);
      this.#links.open(bracket);
    },
    close: (bracket) => {
      this.#facts.close(bracket);
      this.#links.close(bracket);
    },
  });

  async add(bytes: Buffer): Promise<void> {
    this.#end.add(bytes);
    try {
      let offset = 0;
      while (offset < bytes.length) {
        if (this.#stream) offset = await this.#readStream(this.#stream, bytes, offset);
        else offset = this.#readSyntax(bytes, offset);
      }
    } catch (error) {
      this.#stream?.check.close();
      throw error;
    }
  }

  end(): void {
    this.#stream?.check.close();
    if (this.#isEncrypted) throw new FileRefused('is_encrypted');
    // What cannot be examined counts as harmful.
    if (this.#faults.has('hidden') || !this.#attachments.isHarmless()) throw new FileRefused('has_scripts');
    if (this.#stream || !this.#hasObjects || this.#faults.has('broken')) throw new FileRefused('damaged');
    this.#end.end();
  }

  #readSyntax(bytes: Buffer, from: number): number {
    const offset = this.#lexer.read(bytes, from);
    if (offset < bytes.length) {
      this.#stream = {
        check: new StreamCheck(this.#nextFacts(), this.#expansion, this.#attachments),
        bytes: new StreamBytes(this.#attachments),
      };
      this.#facts.forget();
    }
    return offset;
  }

  /** In a file that is refused in any case nothing more is unpacked. */
  #nextFacts(): StreamFacts {
    const facts = this.#facts.facts();
    return this.#faults.has('broken') ? { ...facts, holdsObjects: false, filters: undefined } : facts;
  }

  /** Reads the bytes of the open stream, and returns where they end. */
  async #readStream({ check, bytes: own }: OpenStream, bytes: Buffer, from: number): Promise<number> {
    const { until, isOver } = own.read(bytes, from);
    await check.add(bytes.subarray(from, until));
    if (!isOver) return until;
    this.#faults.add(await check.end());
    this.#stream = undefined;
    return until;
  }
}
