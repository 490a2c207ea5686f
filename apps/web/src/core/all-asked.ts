import type { Asked } from './loaded.tsx';

/** Several questions as one: answered when all are, failed when one has; asking again asks those without an answer. */
export function allAsked<Data>(queries: readonly Asked<Data>[]): Asked<Data[]> {
  const answers = queries.flatMap(({ data }) => (data === undefined ? [] : [data]));
  const failure = queries.find(({ data, error }) => data === undefined && error !== null);
  return {
    data: answers.length === queries.length ? answers : undefined,
    error: failure?.error ?? null,
    errorUpdateCount: queries.reduce((total, query) => total + query.errorUpdateCount, 0),
    isFetching: queries.some((query) => query.isFetching),
    refetch: () => queries.filter(({ data }) => data === undefined).map((query) => query.refetch()),
  };
}
