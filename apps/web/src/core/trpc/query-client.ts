import { QueryCache, QueryClient } from '@tanstack/react-query';
import { isAborted, toAppError } from '#core/errors.ts';
import { noteFailure } from '#core/monitoring.ts';
import { procedureOf } from './procedure-of.ts';

const FRESH_FOR_MS = 60_000;
/** As long as a session lasts at most, so that what storage brings back is not thrown away at once. */
const KEPT_FOR_MS = 8 * 60 * 60 * 1000;
const RETRIES_WITHOUT_ANSWER = 2;

/** An answer, whatever it says, is not asked for again: the gateway has tried already. Only silence is. */
export function shouldRetry(failureCount: number, failure: unknown): boolean {
  return toAppError(failure).code === 'NO_ANSWER' && failureCount < RETRIES_WITHOUT_ANSWER;
}

/** The cache of one person's answers. Failures are noted here once; screens show them and offer a retry (row S6). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError(failure, query) {
        if (!isAborted(failure)) noteFailure(procedureOf(query.queryKey), failure);
      },
    }),
    defaultOptions: {
      queries: { staleTime: FRESH_FOR_MS, gcTime: KEPT_FOR_MS, retry: shouldRetry, retryDelay: 500 },
      mutations: { retry: false },
    },
  });
}
