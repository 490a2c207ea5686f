import { persistQueryClient, persistQueryClientSave } from '@tanstack/query-persist-client-core';
import type { Query, QueryClient } from '@tanstack/react-query';
import { browserKeys } from '#core/storage/browser-keys.ts';
import { persistedParts } from '#core/storage/persisted-keys.ts';
import { createQueryPersister } from '#core/storage/query-persister.ts';
import { tabStore } from '#core/storage/web-store.ts';
import { procedureOf } from './procedure-of.ts';

/** Rows S4 and S5: brings back what this tab kept of a person's answers, and keeps them from now on. */
export async function keepAnswers(queryClient: QueryClient, subject: string): Promise<() => void> {
  const persister = createQueryPersister({ store: tabStore, keys: browserKeys, subject, buildId: buildId() });
  const dehydrateOptions = { shouldDehydrateQuery: isKept, shouldDehydrateMutation: () => false };
  const parts = { queryClient, persister, dehydrateOptions };
  const [stop, restored] = persistQueryClient(parts);
  await restored.catch(() => undefined);
  // What was answered before this code had come.
  await persistQueryClientSave(parts);
  return () => {
    stop();
    void persister.removeClient();
  };
}

/** The entry file of a build is named after all that is in it. */
function buildId(): string {
  return document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';
}

function isKept(query: Query): boolean {
  const [part = ''] = procedureOf(query.queryKey).split('.');
  return query.state.status === 'success' && persistedParts.has(part);
}
