import type { QueryState } from './query-boundary.tsx';

/** Several queries as one: loaded when all are, failed when one is; a retry refetches those without data. */
export function combineQueries<Data>(queries: readonly QueryState<Data>[]): QueryState<Data[]> {
  const answers = queries.flatMap(({ data }) => (data === undefined ? [] : [data]));
  const failure = queries.find(({ data, error }) => data === undefined && error !== null);
  return {
    data: answers.length === queries.length ? answers : undefined,
    error: failure?.error ?? null,
    errorUpdateCount: queries.reduce((total, query) => total + query.errorUpdateCount, 0),
    isFetching: queries.some((query) => query.isFetching),
    isPaused: queries.some((query) => query.isPaused),
    refetch: () => queries.filter(({ data }) => data === undefined).map((query) => query.refetch()),
  };
}
