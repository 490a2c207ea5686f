import { MutationCache, type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import { isAborted, toAppError } from '#core/errors/app-error.ts';
import { noteFailure } from '#core/errors/note-failure.ts';

const FRESH_FOR_MS = 60_000;
/** The maximum length of a session, so that restored answers are not discarded at once. */
export const KEPT_FOR_MS = 8 * 60 * 60 * 1000;
const RETRIES_WITHOUT_ANSWER = 2;
/** The longest wait for a service that says when it will be back. */
const LONGEST_WAIT_SECONDS = 5;
const PAUSE_SECONDS = 0.5;

/**
 * SEC-I15: a read without an answer is retried twice, one whose 503 has a short Retry-After, such as that of an open
 * breaker (SEC-I4), once. Other errors are not: the gateway has retried already (its upstream/retry.ts).
 */
export function shouldRetry(failureCount: number, failure: unknown): boolean {
  const { code, retryAfterSeconds } = toAppError(failure);
  if (code === 'NO_ANSWER') return failureCount < RETRIES_WITHOUT_ANSWER;
  return (
    code === 'UNAVAILABLE' && failureCount === 0 && (retryAfterSeconds ?? Infinity) <= LONGEST_WAIT_SECONDS
  );
}

/** In milliseconds: the answer's Retry-After, else half a second. */
export function retryDelay(_failureCount: number, failure: unknown): number {
  return (toAppError(failure).retryAfterSeconds ?? PAUSE_SECONDS) * 1000;
}

/** What the firm does not offer is requested once a session. */
function freshForMs(query: Query): number {
  return isNotOffered(query) ? Number.POSITIVE_INFINITY : FRESH_FOR_MS;
}

/** The cache of one client's answers. S-13: failures are noted here once; screens show them and offer a retry (S-6). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError(failure, query) {
        note(query.queryKey, failure);
      },
    }),
    mutationCache: new MutationCache({
      onError(failure, ...[, , { options }]) {
        note(options.mutationKey ?? [], failure);
      },
    }),
    defaultOptions: {
      queries: { staleTime: freshForMs, gcTime: KEPT_FOR_MS, retry: shouldRetry, retryDelay },
      // Offline a change fails at once, instead of waiting unseen for the connection.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

function note(key: readonly unknown[], failure: unknown): void {
  if (!isAborted(failure)) noteFailure(procedureOf(key), failure);
}

/**
 * The procedure behind a key of the query cache, such as `policies.list`. A key of tRPC starts with its parts, one of
 * our own with its name.
 */
export function procedureOf(queryKey: readonly unknown[]): string {
  const [path] = queryKey;
  if (Array.isArray(path)) return path.join('.');
  return typeof path === 'string' ? path : 'unknown';
}

/** True for the answer of an extension of the API that the firm does not know. */
export function isNotOffered({ state: { data } }: Pick<Query, 'state'>): boolean {
  return typeof data === 'object' && data !== null && 'offered' in data && data.offered === false;
}
