import type { PersistedClient, Persister } from '@tanstack/query-persist-client-core';
import type { KeyStore } from './key-store.ts';
import { persistedKeys } from './persisted-keys.ts';
import { createSealedSlot } from './sealed-slot.ts';
import type { WebStore } from './web-store.ts';

/** Several answers come in a row; one write for them all. */
const WRITE_DELAY_MS = 500;

type Parts = { store: WebStore; keys: KeyStore; subject: string; buildId: string };

/**
 * Query cache to this tab's storage and back. Bound to the person, so that nobody else can open it (security H2), and
 * to the build, so that no screen meets answers of another shape.
 */
export function createQueryPersister({ store, keys, subject, buildId }: Parts): Persister {
  const slot = createSealedSlot({
    store,
    keys,
    name: persistedKeys.queries,
    binding: `${subject}/${buildId}`,
    delayMs: WRITE_DELAY_MS,
  });
  return {
    persistClient: (client) => slot.write(client),
    restoreClient: async () => (await slot.read()) as PersistedClient | undefined,
    removeClient: () => slot.drop(),
  };
}
