import { type ReactNode, useState } from 'react';
import { toAppError } from './errors.ts';

/** What is read of a query: any of tRPC's hooks gives it. */
export type Asked<Data = unknown> = {
  data: Data | undefined;
  error: unknown;
  errorUpdateCount: number;
  isFetching: boolean;
  refetch: () => unknown;
};

/** What a failed part shows, and by what it asks again. */
export type LoadFailure = {
  message: string;
  requestId: string | undefined;
  isRetrying: boolean;
  onRetry: () => void;
};

type LoadedProps<Query extends Asked> = {
  query: Query;
  loading: ReactNode;
  /** Shown where there is nothing at this address for this person: a foreign id is like a missing one. */
  notFound?: ReactNode;
  failed: (failure: LoadFailure) => ReactNode;
  children: (data: NonNullable<Query['data']>) => ReactNode;
};

/** Codes by which an address itself is wrong: no such thing, or no id at all. */
const wrongAddress: ReadonlySet<string> = new Set(['NOT_FOUND', 'VALIDATION', 'MALFORMED_REQUEST']);

/** One question to the gateway as a part of a page: on its way, not there, failed with a way to ask again, or answered. */
export function Loaded<Query extends Asked>(props: LoadedProps<Query>) {
  const { query, loading, notFound, failed, children } = props;
  const failure = useLastFailure(query.error);
  if (query.data) return children(query.data);
  if (query.errorUpdateCount === 0 || failure === null) return loading;
  const { code, message, requestId } = toAppError(failure);
  if (notFound !== undefined && wrongAddress.has(code)) return notFound;
  return failed({ message, requestId, isRetrying: query.isFetching, onRetry: () => void query.refetch() });
}

/** The error is null while the query is asked again; what was said before then stays. */
function useLastFailure(error: unknown): unknown {
  const [shown, setShown] = useState(error);
  if (error !== null && error !== shown) setShown(error);
  return shown;
}
