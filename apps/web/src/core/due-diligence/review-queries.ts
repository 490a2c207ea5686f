import { useQueries, useQuery } from '@tanstack/react-query';
import { AppError } from '#core/errors/app-error.ts';
import { combineQueries } from '#core/trpc/combine-queries.ts';
import { useTRPC } from '#core/trpc/procedures.ts';
import type { QueryState } from '#core/trpc/query-boundary.tsx';
import { type Finding, findingsAbout, newestFirst, type Reviews, unreadableAbout } from './findings.ts';

/** Every financial year with its panel, newest first; the panels travel in one request. */
export function usePanels(): QueryState<Reviews> {
  const trpc = useTRPC();
  const list = useQuery(trpc.dueDiligence.list.queryOptions());
  const entries = newestFirst(list.data?.entries ?? []);
  const queries = useQueries({
    queries: entries.map(({ uuid }) => trpc.dueDiligence.panel.queryOptions({ uuid })),
  });
  if (list.data === undefined) return { ...list, data: undefined };
  const panels = combineQueries(queries);
  if (panels.data === undefined) return { ...panels, data: undefined };
  const years = panels.data.flatMap(({ items: panel, unreadable }, index) => {
    const entry = entries[index];
    return entry === undefined ? [] : [{ entry, panel, unreadable }];
  });
  return {
    ...panels,
    data: { years, unreadable: list.data.unreadable },
    isFetching: list.isFetching || panels.isFetching,
    refetch: () => [list, ...queries].map((query) => query.refetch()),
  };
}

/** `unreadable` counts the reviews that may have more about the provider. */
export type Findings = { found: Finding[]; unreadable: number };

const unreadableFailure = new AppError('UPSTREAM_MALFORMED');

/**
 * What the due diligence found about one provider, newest year first; empty where it was never tested. A failure where
 * nothing was found and something could not be read: it may be about this provider.
 */
export function useFindings(providerUuid: string): QueryState<Findings> {
  const { data: reviews, ...query } = usePanels();
  if (reviews === undefined) return { ...query, data: undefined };
  const found = findingsAbout(providerUuid, reviews.years);
  const unreadable = unreadableAbout(providerUuid, reviews);
  if (found.length > 0 || unreadable === 0) return { ...query, data: { found, unreadable } };
  return { ...query, data: undefined, error: unreadableFailure, errorUpdateCount: 1 };
}
