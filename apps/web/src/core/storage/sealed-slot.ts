import type { KeyStore } from './key-store.ts';
import { makeSealKey, open, seal } from './seal.ts';
import type { WebStore } from './web-store.ts';

/** Raise it when the shape of what is kept changes: everything kept before is then dropped, never misread. */
const STATE_VERSION = 1;

type Deps = {
  store: WebStore;
  keys: KeyStore;
  name: string;
  /** Whose state it is, or which build wrote it: state bound to something else is dropped when read. */
  binding?: string;
  /**
   * The client that a value belongs to. Where a value cannot be sealed or stored, the earlier one of the same owner
   * stays; without an owner, or with another, nothing does.
   */
  ownerOf?: (value: unknown) => string | undefined;
  /** How long a write waits for the next one, which then takes its place. */
  delayMs?: number;
};

export type SealedSlot = {
  /**
   * Keeps a value; of several in a row only the last is written. A failure to keep is silent: the state is then just
   * not there, or that of before (`ownerOf`).
   */
  write(value: unknown): void;
  /** Resolves when the last value is written. A write that waits for a later one does not count. */
  settled(): Promise<void>;
  /**
   * Returns what was kept. What cannot be opened is dropped; while the key is unavailable, the entry stays and nothing
   * is returned.
   */
  read(): Promise<unknown>;
  /** The same; `isLocked` while the key is unavailable. */
  open(): Promise<{ value?: unknown; isLocked?: boolean }>;
  /** Deletes it, and cancels any pending write. */
  drop(): void;
};

/**
 * S-12, SEC-H1: a sealed entry of a web storage (seal.ts), unreadable when the storage is copied, and dropped when it
 * cannot be opened. persisted-keys.ts says what is sealed (S-5).
 */
export function createSealedSlot(deps: Deps): SealedSlot {
  const { store, keys, name, binding = '', ownerOf = () => undefined, delayMs = 0 } = deps;
  const bound = `${STATE_VERSION}/${name}/${binding}`;
  const key = () => keys.keyOf('seal', makeSealKey);
  /** What is stored as far as this page knows. */
  let known: { sealed: string; owner: string | undefined } | undefined;
  let latest = 0;
  let writing = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function keep(value: unknown, turn: number) {
    try {
      const sealed = await seal(await key(), value, bound);
      if (turn !== latest) return;
      const owner = ownerOf(value);
      store.set(name, sealed, { keepsOld: staysFor(owner) });
      if (store.get(name) === sealed) known = { sealed, owner };
    } catch {
      if (turn === latest && !staysFor(ownerOf(value))) store.remove(name);
    }
  }

  function staysFor(owner: string | undefined): boolean {
    return owner !== undefined && owner === known?.owner && store.get(name) === known.sealed;
  }

  function drop() {
    latest += 1;
    clearTimeout(timer);
    store.remove(name);
  }

  async function openEntry(): ReturnType<SealedSlot['open']> {
    const sealed = store.get(name);
    if (sealed === null) return {};
    const opener = await key().catch(() => undefined);
    if (opener === undefined) return { isLocked: true };
    const value = await open(opener, sealed, bound).catch(() => undefined);
    if (value !== undefined) known = { sealed, owner: ownerOf(value) };
    // Another tab may have stored a new one.
    else if (store.get(name) === sealed) drop();
    return { value };
  }

  return {
    write(value) {
      const turn = ++latest;
      clearTimeout(timer);
      if (delayMs === 0) writing = keep(value, turn);
      else timer = setTimeout(() => void keep(value, turn), delayMs);
    },
    settled: () => writing,
    read: async () => (await openEntry()).value,
    open: openEntry,
    drop,
  };
}
