import type { QueryClient } from '@tanstack/react-query';
import { emptiedOnLogOut } from '#core/session/person-stores.ts';
import { persistedKeys } from '#core/storage/persisted-keys.ts';
import { tabStore } from '#core/storage/web-store.ts';
import { createQueryClient } from './query-client.ts';

type PersonCache = {
  subject: string;
  queryClient: QueryClient;
  /** Settles when what this tab kept has been brought back (row S5). */
  ready: Promise<void>;
  isReady: boolean;
  close(): void;
};

let current: PersonCache | undefined;

/** The answers kept for this person. Asking for another person closes and empties the one before (security H2). */
export function personCache(subject: string): PersonCache {
  if (current?.subject === subject) return current;
  closeCurrent();
  current = openCache(subject);
  return current;
}

function closeCurrent() {
  current?.close();
  current = undefined;
}

emptiedOnLogOut(closeCurrent);

function openCache(subject: string): PersonCache {
  const queryClient = createQueryClient();
  const keeping = import('./keep-answers.ts').then((file) => file.keepAnswers(queryClient, subject));
  const cache: PersonCache = {
    subject,
    queryClient,
    // Where nothing was kept there is nothing to wait for.
    isReady: tabStore.get(persistedKeys.queries) === null,
    ready: keeping.then(
      () => undefined,
      () => undefined,
    ),
    close() {
      queryClient.clear();
      void keeping.then((stop) => stop()).catch(() => undefined);
    },
  };
  void cache.ready.then(() => {
    cache.isReady = true;
  });
  return cache;
}
