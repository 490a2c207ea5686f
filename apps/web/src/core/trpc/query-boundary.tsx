import { type ReactNode, useState } from 'react';
import { AppError, toAppError } from '#core/errors/app-error.ts';
import { countOf } from '#ui/format/counts.ts';

/** The part of a query's result that is used here. */
export type QueryState<Data = unknown> = {
  data: Data | undefined;
  error: unknown;
  errorUpdateCount: number;
  isFetching: boolean;
  /** Waits for the connection, and goes on by itself once there is one. */
  isPaused: boolean;
  refetch: () => unknown;
};

/** What a failed part shows, and how it retries. */
export type LoadFailure = {
  message: string;
  requestId: string | undefined;
  isRetrying: boolean;
  onRetry: () => void;
};

type QueryBoundaryProps<Query extends QueryState> = {
  query: Query;
  loading: ReactNode;
  /** Shown where this address has nothing for this client: someone else's id is like a missing one. */
  notFound?: ReactNode;
  failed: (failure: LoadFailure) => ReactNode;
  children: (data: NonNullable<Query['data']>) => ReactNode;
};

const noConnection = new AppError('NO_ANSWER');

/** Codes that mean the address is wrong: nothing with this id, or no id at all. */
const wrongAddress: ReadonlySet<string> = new Set(['NOT_FOUND', 'VALIDATION', 'MALFORMED_REQUEST']);

/**
 * S-6: a part of a page that depends on a query: loading, not found, failed or offline with a retry, or loaded.
 * Parts that only add to a page, such as a badge or related articles, do not use it and are left out.
 */
export function QueryBoundary<Query extends QueryState>(props: QueryBoundaryProps<Query>) {
  const { query, loading, notFound, failed, children } = props;
  const failure = useLastFailure(query.isPaused ? noConnection : query.error);
  if (query.data) return children(query.data);
  if (failure === null || (query.errorUpdateCount === 0 && !query.isPaused)) return loading;
  const appError = toAppError(failure);
  if (notFound !== undefined && wrongAddress.has(appError.code)) return notFound;
  return <Failed query={query} failure={appError} failed={failed} />;
}

type FailedProps = {
  query: QueryState;
  failure: AppError;
  failed: (failure: LoadFailure) => ReactNode;
};

/** Where a retry fails without an answer the same sentence is not announced again: the number of attempts is. */
function Failed({ query, failure: { code, message, requestId }, failed }: FailedProps) {
  const [attempts, setAttempts] = useState(0);
  const isStill = attempts > 0 && !query.isFetching && code === 'NO_ANSWER';
  return failed({
    message: isStill
      ? `${message} Still no answer after ${countOf(attempts, ['attempt', 'attempts'])}.`
      : message,
    requestId,
    isRetrying: query.isFetching,
    onRetry() {
      setAttempts(attempts + 1);
      void query.refetch();
    },
  });
}

/** The error is null while the query is retried; the previous message stays meanwhile. */
function useLastFailure(error: unknown): unknown {
  const [shown, setShown] = useState(error);
  if (error !== null && error !== shown) setShown(error);
  return shown;
}
