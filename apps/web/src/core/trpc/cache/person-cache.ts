import type { QueryClient } from '@tanstack/react-query';
import { readablePromise } from '#core/readable-promise.ts';
import { clearedOnSignOut } from '#core/session/sign-out/clear-stores.ts';
import { tabKeys } from '#core/storage/persisted-keys.ts';
import { tabStore } from '#core/storage/web-store.ts';
import { persistQueryCache } from './persist.ts';
import { createQueryClient } from './query-client.ts';

type PersonCache = {
  subject: string;
  queryClient: QueryClient;
  /** Settles when what this tab kept has been brought back (S-4). */
  ready: Promise<void>;
  close(): void;
};

let current: PersonCache | undefined;

/** The answers kept for this client. Asking for another client closes and empties the one before (SEC-H11). */
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

clearedOnSignOut(closeCurrent);

function openCache(subject: string): PersonCache {
  const queryClient = createQueryClient();
  const persisting = persistQueryCache(queryClient, subject);
  const isNothingKept = tabStore.get(tabKeys.queries) === null;
  return {
    subject,
    queryClient,
    ready: isNothingKept ? nothingToWaitFor : readablePromise(whenSettled(persisting)),
    close() {
      queryClient.clear();
      // SEC-H2: what is answered later is dropped too.
      queryClient.setDefaultOptions({ queries: { gcTime: 0, retry: false } });
      void persisting.then((stop) => stop()).catch(() => undefined);
    },
  };
}

const nothingToWaitFor = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

async function whenSettled(promise: Promise<unknown>): Promise<void> {
  await promise.catch(() => undefined);
}
