import {
  type PersistedClient,
  type Persister,
  persistQueryClient,
  persistQueryClientSave,
} from '@tanstack/query-persist-client-core';
import type { DehydratedState, Query, QueryClient } from '@tanstack/react-query';
import { toAppError } from '#core/errors/app-error.ts';
import { noteFailure } from '#core/errors/note-failure.ts';
import { browserKeys } from '#core/storage/key-store.ts';
import { persistedCounts, persistedParts, refetchedParts, tabKeys } from '#core/storage/persisted-keys.ts';
import { createSealedSlot } from '#core/storage/sealed-slot.ts';
import { tabStore } from '#core/storage/web-store.ts';
import { isNotOffered, KEPT_FOR_MS, procedureOf } from './query-client.ts';

/** Several answers come in a row; one write for them all. */
const WRITE_DELAY_MS = 500;

/**
 * S-4 and S-5: restores the client's answers that this tab stored, and stores them from now on. The encryption is bound
 * to the client, so that no one else can decrypt it (SEC-H11); answers of another build are dropped, so that no screen
 * gets data of another shape. Returns a function that stops storing and deletes what is stored.
 */
export async function persistQueryCache(queryClient: QueryClient, subject: string): Promise<() => void> {
  const slot = createSealedSlot({
    store: tabStore,
    keys: browserKeys,
    name: tabKeys.queries,
    binding: subject,
    delayMs: WRITE_DELAY_MS,
  });
  const stored = (await slot.read()) as PersistedClient | undefined;
  const persister: Persister = {
    restoreClient: () => stored,
    persistClient: (client) => slot.write(withoutFailures(client)),
    removeClient: slot.drop,
  };
  const options = {
    queryClient,
    persister,
    buster: buildId(),
    maxAge: KEPT_FOR_MS,
    dehydrateOptions: onlyAnswers,
  };
  const [stop, restored] = persistQueryClient(options);
  await restored;
  void queryClient.invalidateQueries({ predicate: (query) => isRefetched(query) && !isNotOffered(query) });
  if (stored?.buster === options.buster) dropChanged(queryClient, stored.clientState);
  // An answer that came during the restore is not yet saved.
  await persistQueryClientSave(options);
  return () => {
    stop();
    slot.drop();
  };
}

/** API-28: nothing waits for it; if it fails, the answers are kept as long as usual. */
function dropChanged(queryClient: QueryClient, restored: DehydratedState): void {
  if (restored.queries.length === 0) return;
  import('./drop-outdated.ts')
    .then((file) => file.dropChanged(queryClient, restored))
    .catch((failure) => noteFailure('system.cache', failure));
}

/** The entry file of a build is named after all that is in it. */
function buildId(): string {
  return document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';
}

/** A pending mutation may contain a password, so it is in memory only. */
const onlyAnswers = { shouldDehydrateQuery: isKept, shouldDehydrateMutation: () => false };

/** Codes of an answer that is not, or no longer, this client's to see. */
const refusals: ReadonlySet<string> = new Set(['NOT_FOUND', 'FORBIDDEN', 'UNAUTHORIZED']);

/**
 * The parts of S-4, the numbers of R-12, and that an extension is not offered, which is not personal data. P-82: also
 * those that could not be fetched again, unless the firm no longer gives them to this client.
 */
function isKept(query: Query): boolean {
  const isShownAgain = persistedParts.has(partOf(query)) || isCount(query);
  const { data, error } = query.state;
  const isRefused = error !== null && refusals.has(toAppError(error).code);
  return data !== undefined && !isRefused && (isShownAgain || isNotOffered(query));
}

/** After a reload, an answer that could not be fetched again is shown, and fetched, like any other. */
function withoutFailures(client: PersistedClient): PersistedClient {
  const queries = client.clientState.queries.map((query) => ({
    ...query,
    state: { ...query.state, status: 'success' as const, error: null, fetchFailureReason: null },
  }));
  return { ...client, clientState: { ...client.clientState, queries } };
}

/** Counts, and parts whose changes API-11 does not report, are shown at once and fetched again. */
function isRefetched(query: Query): boolean {
  return isCount(query) || refetchedParts.has(partOf(query));
}

function partOf({ queryKey }: Query): string {
  return procedureOf(queryKey).split('.')[0] ?? '';
}

function isCount({ queryKey }: Query): boolean {
  return persistedCounts.has(procedureOf(queryKey));
}
