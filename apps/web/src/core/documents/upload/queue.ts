import { noteFailure } from '#core/errors/note-failure.ts';
import { createObservable } from '#core/observable.ts';
import {
  canBeCancelled,
  isUnderWay,
  nextUploadState,
  type UploadEvent,
  type UploadState,
} from './machine.ts';
import type { Prepared, prepareFile } from './prepare/prepare-file.ts';
import type { DocumentSubject, sendDocument } from './send-document.ts';

/** Files that are sent at the same time, of all queues together: the gateway takes no more of one person. */
const AT_ONCE = 2;

/** A place for each file that is being sent. */
export class UploadSlots {
  #taken = 0;
  readonly #onFree: () => void;

  constructor(onFree: () => void) {
    this.#onFree = onFree;
  }

  take(): boolean {
    if (this.#taken >= AT_ONCE) return false;
    this.#taken++;
    return true;
  }

  give(): void {
    this.#taken--;
    this.#onFree();
  }
}

/** A chosen file. */
export type Upload = { readonly id: string; readonly file: File; readonly state: UploadState };

type Deps = {
  prepare: (file: File) => ReturnType<typeof prepareFile>;
  send: typeof sendDocument;
  makeKey: () => string;
  contentKey: (blob: Blob) => Promise<string>;
  slots: UploadSlots;
  /** Called when a file that was sent has arrived, or was refused. */
  onOutcome: () => void;
};

/**
 * The files of one form: prepared one after the other, sent two at a time. P-40: each under one key, however often it
 * is sent, of which the mock's add-document.ts keeps one copy.
 */
export class UploadQueue {
  readonly #deps: Deps;
  readonly #uploads = createObservable<readonly Upload[]>([]);
  #preparing = Promise.resolve();
  readonly #subjects = new Map<string, DocumentSubject>();
  /** The idempotency key of everything that is sent of a file, where that is not its id. */
  readonly #keys = new Map<string, string>();
  readonly #requests = new Map<string, AbortController>();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  readonly read = this.#uploads.read;
  readonly subscribe = this.#uploads.subscribe;

  /**
   * A file that is sent at once is not sent before the client has answered what is asked about it. Its key is made from
   * its bytes: attached again, as after a reload, it is the document that there is, and not refused as sent before.
   */
  add(files: readonly File[], about: DocumentSubject, isSentAtOnce: boolean): void {
    const added = files.map(
      (file): Upload => ({ id: this.#deps.makeKey(), file, state: { step: 'preparing' } }),
    );
    for (const { id } of added) this.#subjects.set(id, about);
    this.#uploads.set([...this.read(), ...added]);
    // One after the other: each is read into memory.
    for (const { id, file } of added)
      this.#preparing = this.#preparing.then(() => this.#prepare(id, file, isSentAtOnce));
  }

  /** Sends all that are ready; what failed has its own button. */
  sendChosen(): void {
    this.#want('chosen');
  }

  /** Sends again what was cut off (P-53, in resend-lost.ts). */
  sendLost(): void {
    this.#want('lost');
  }

  /** Sends one: once more, or as it is. */
  sendOne(id: string): void {
    this.#tell(id, { type: 'wanted' });
    this.sendWaiting();
  }

  /** Sends those whose turn it is. */
  sendWaiting(): void {
    for (const { id, state } of this.read())
      if (state.step === 'waiting' && this.#deps.slots.take()) void this.#send(id, state.prepared);
  }

  cancel(id: string): void {
    const known = this.#find(id);
    if (known === undefined || !canBeCancelled(known.state)) return;
    this.#tell(id, { type: 'cancelled' });
    this.#stop(id);
  }

  remove(id: string): void {
    this.#forget((upload) => upload.id === id);
  }

  /** Empties the queue and stops what is under way. */
  clear(): void {
    this.#forget(() => true);
  }

  /** Removes what has arrived, and what was refused. */
  clearFinished(): void {
    this.#forget(isFinished);
  }

  #find(id: string): Upload | undefined {
    return this.read().find((upload) => upload.id === id);
  }

  #tell(id: string, event: UploadEvent): void {
    const known = this.#find(id);
    const state = known && nextUploadState(known.state, event);
    if (state && state !== known.state)
      this.#uploads.set(this.read().map((upload) => (upload.id === id ? { ...upload, state } : upload)));
  }

  async #prepare(id: string, file: File, isSentAtOnce: boolean): Promise<void> {
    const preparation = await this.#deps.prepare(file);
    // What cannot be read any more fails when it is sent.
    if (isSentAtOnce && preparation.result !== 'refused')
      this.#keys.set(id, await this.#deps.contentKey(preparation.prepared.blob).catch(() => id));
    this.#tell(id, { type: 'prepared', preparation });
    if (isSentAtOnce && this.#find(id)?.state.step === 'chosen') this.sendOne(id);
  }

  #want(step: UploadState['step']): void {
    for (const { id, state } of this.read()) if (state.step === step) this.#tell(id, { type: 'wanted' });
    this.sendWaiting();
  }

  async #send(id: string, prepared: Prepared): Promise<void> {
    const request = new AbortController();
    this.#requests.set(id, request);
    this.#tell(id, { type: 'started' });
    try {
      const sent = await this.#deps.send({
        prepared,
        about: this.#subjects.get(id) ?? {},
        key: this.#keys.get(id) ?? id,
        signal: request.signal,
        onStart: () => this.#tell(id, { type: 'started' }),
        onProgress: (percent) => this.#tell(id, { type: 'progressed', percent }),
        onDelivered: () => this.#tell(id, { type: 'delivered' }),
      });
      this.#conclude(id, { type: 'answered', sent });
    } catch (failure) {
      if (request.signal.aborted) return;
      noteFailure('documents.send', failure);
      this.#conclude(id, { type: 'broken', failure });
    } finally {
      // A file that was cancelled and sent again has another request by now.
      if (this.#requests.get(id) === request) this.#requests.delete(id);
      this.#deps.slots.give();
    }
  }

  #conclude(id: string, event: UploadEvent): void {
    this.#tell(id, event);
    const known = this.#find(id);
    if (known && isFinished(known)) this.#deps.onOutcome();
  }

  #stop(id: string): void {
    this.#requests.get(id)?.abort();
    this.#requests.delete(id);
  }

  #forget(isGone: (upload: Upload) => boolean): void {
    for (const { id } of this.read().filter(isGone)) this.#stop(id);
    this.#uploads.set(this.read().filter((upload) => !isGone(upload)));
  }
}

function isFinished({ state }: Upload): boolean {
  return state.step === 'done' || state.step === 'refused';
}

/** Whether closing the page would lose a file that the client has sent. */
export function isUnsent(uploads: readonly Upload[]): boolean {
  return isBusy(uploads) || uploads.some(({ state }) => state.step === 'lost');
}

/** Whether anything is being prepared or sent, or waits for its turn. */
export function isBusy(uploads: readonly Upload[]): boolean {
  return uploads.some(({ state }) => ['preparing', 'waiting'].includes(state.step) || isUnderWay(state));
}
