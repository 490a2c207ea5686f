import { useEffect, useState, useSyncExternalStore } from 'react';
import { createObservable } from '#core/observable.ts';
import { clearedOnSignOut } from '#core/session/sign-out/clear-stores.ts';
import { useSession } from '#core/session/store.ts';
import { browserKeys, type KeyStore } from '#core/storage/key-store.ts';
import { tabKeys } from '#core/storage/persisted-keys.ts';
import { createSealedSlot, type SealedSlot } from '#core/storage/sealed-slot.ts';
import { tabStore } from '#core/storage/web-store.ts';
import type { KeptText } from '#core/trpc/request-key.ts';

/** A text by its name, such as the reply to a conversation. */
type Texts = ReadonlyMap<string, string>;

/**
 * Unsent texts of one client: kept in memory, and encrypted in this tab, so that a reload brings them back (P-9).
 * Signing out clears both.
 */
export class DraftStore {
  readonly #texts = createObservable<Texts>(new Map());
  #subject: string | undefined;
  #slot: SealedSlot | undefined;
  readonly #keys: KeyStore;

  constructor(keys: KeyStore) {
    this.#keys = keys;
  }

  readonly subscribe = this.#texts.subscribe;

  read(name: string): string | undefined {
    return this.#texts.read().get(name);
  }

  /** Brings back what this tab kept of the client. What was typed meanwhile stays. */
  async restore(subject: string): Promise<void> {
    if (this.#subject === subject) return;
    this.#subject = subject;
    const slot = createSealedSlot({
      store: tabStore,
      keys: this.#keys,
      name: tabKeys.drafts,
      binding: subject,
    });
    this.#slot = slot;
    const kept = await slot.read();
    if (this.#slot !== slot) return;
    const typedMeanwhile = this.#texts.read();
    if (isTexts(kept)) this.#texts.set(new Map([...kept, ...typedMeanwhile]));
    if (typedMeanwhile.size > 0) this.#keep();
  }

  /** An empty text is kept until it is forgotten: the client has emptied a field that may start with a text. */
  write(name: string, text: string): void {
    this.#texts.set(new Map(this.#texts.read()).set(name, text));
    this.#keep();
  }

  forget(name: string): void {
    this.#texts.set(new Map([...this.#texts.read()].filter(([known]) => known !== name)));
    this.#keep();
  }

  clear(): void {
    this.#slot?.drop();
    this.#slot = undefined;
    this.#subject = undefined;
    this.#texts.set(new Map());
  }

  #keep(): void {
    const kept = [...this.#texts.read()];
    if (kept.every(([, text]) => text === '')) this.#slot?.drop();
    else this.#slot?.write(kept);
  }
}

function isTexts(kept: unknown): kept is [string, string][] {
  return (
    Array.isArray(kept) &&
    kept.every((entry) => Array.isArray(entry) && entry.every((part) => typeof part === 'string'))
  );
}

const drafts = new DraftStore(browserKeys);

clearedOnSignOut(() => drafts.clear());

/** Kept with the drafts and shown in no field, such as the key under which one was sent. */
export function keptWithDrafts(name: string): KeptText {
  return {
    read: () => drafts.read(name),
    write: (text) => drafts.write(name, text),
    forget: () => drafts.forget(name),
  };
}

type Draft = {
  text: string;
  write: (text: string) => void;
  /** It was there when the form was opened, and the client has neither sent nor emptied it. */
  isRestored: boolean;
  /** After sending, or to start again. */
  forget: () => void;
};

/**
 * A text that outlives its field and a reload: it is there when the client returns. `initial` is what it starts with.
 */
export function useDraft(name: string, initial = ''): Draft {
  const { claims } = useSession();
  const kept = useSyncExternalStore(drafts.subscribe, () => drafts.read(name));
  const [isTyped, setTyped] = useState(false);
  const [isRestored, setRestored] = useState(false);
  const text = kept ?? initial;
  if (!isTyped && !isRestored && text !== initial) setRestored(true);

  const subject = claims?.subject;
  useEffect(() => {
    if (subject !== undefined) void drafts.restore(subject);
  }, [subject]);

  return {
    text,
    isRestored: isRestored && !(isTyped && text === ''),
    write(next) {
      setTyped(true);
      drafts.write(name, next);
    },
    forget() {
      setTyped(false);
      setRestored(false);
      drafts.forget(name);
    },
  };
}
