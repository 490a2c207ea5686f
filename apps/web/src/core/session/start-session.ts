import { localKeys } from '#core/storage/persisted-keys.ts';
import { localStore } from '#core/storage/web-store.ts';
import type { KeptSession } from './keep-session.ts';

let keeping: Promise<KeptSession> | undefined;

/**
 * S-8: resolves when a stored session is restored; main.tsx draws after that. Without one nothing waits: the code that
 * stores sessions loads after the first paint. S-17: false where a session is stored and its code cannot be fetched;
 * main.tsx then draws a page that says so.
 */
export async function startSession(onFailure: (failure: unknown) => void): Promise<boolean> {
  if (localStore.get(localKeys.session) === null) return true;
  return keepSessionOnce().then(
    () => true,
    (failure: unknown) => {
      onFailure(failure);
      return false;
    },
  );
}

/** Starts to keep the session, once for the page; after a failure it is tried again when next asked. */
export function keepSessionOnce(): Promise<KeptSession> {
  keeping ??= import('./keep-session.ts')
    .then((file) => file.keepSession())
    .catch((failure) => {
      keeping = undefined;
      throw failure;
    });
  return keeping;
}

/**
 * L-43, S-18: resolves when the session is stored, so that a reload finds it. What cannot be stored is in memory, and
 * holds nothing up.
 */
export async function storeSession(): Promise<void> {
  await keepSessionOnce().then(
    ({ settled }) => settled(),
    () => undefined,
  );
}

/**
 * Reads what another tab may have stored of the session while this one was asleep. What cannot be read changes nothing.
 */
export async function rereadSession(): Promise<void> {
  await keepSessionOnce().then(
    ({ reread }) => reread(),
    () => undefined,
  );
}
