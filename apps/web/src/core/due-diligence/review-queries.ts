import { useQueries, useQuery } from '@tanstack/react-query';
import { useTRPC } from '#core/trpc/procedures.ts';
import type { QueryState } from '#core/trpc/query-boundary.tsx';
import { combineQueries } from '#core/trpc/query-boundary.tsx';
import { type Finding, findingsAbout, newestFirst, type ReviewedYear } from './findings.ts';

/** Every financial year with its panel, newest first; the panels travel in one request. */
export function usePanels(): QueryState<ReviewedYear[]> {
  const trpc = useTRPC();
  const list = useQuery(trpc.dueDiligence.list.queryOptions());
  const entries = newestFirst(list.data?.entries ?? []);
  const panels = combineQueries(
    useQueries({ queries: entries.map(({ uuid }) => trpc.dueDiligence.panel.queryOptions({ uuid })) }),
  );
  if (list.data === undefined) return { ...list, data: undefined };
  const years = panels.data?.flatMap(({ items: panel }, index) => {
    const entry = entries[index];
    return entry === undefined ? [] : [{ entry, panel }];
  });
  return { ...panels, data: years };
}

/** What the due diligence found about one provider, newest year first; empty where it was never tested. */
export function useFindings(providerUuid: string): QueryState<Finding[]> {
  const panels = usePanels();
  return { ...panels, data: panels.data && findingsAbout(providerUuid, panels.data) };
}
