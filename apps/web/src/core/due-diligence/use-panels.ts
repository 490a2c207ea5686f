import { useQueries } from '@tanstack/react-query';
import { allAsked } from '#core/all-asked.ts';
import type { Asked } from '#core/loaded.tsx';
import { trpc } from '#core/trpc/react.ts';
import { newestFirst, type ReviewedYear } from './findings.ts';

/** Every financial year with its panel, newest first; the panels travel in one request. */
export function usePanels(): Asked<ReviewedYear[]> {
  const list = trpc.dueDiligence.list.useQuery();
  const entries = newestFirst(list.data?.entries ?? []);
  const { dueDiligence } = trpc.useUtils();
  const panels = allAsked(
    useQueries({ queries: entries.map(({ uuid }) => dueDiligence.panel.queryOptions({ uuid })) }),
  );
  if (list.data === undefined) return { ...list, data: undefined };
  const years = panels.data?.flatMap(({ items: panel }, index) => {
    const entry = entries[index];
    return entry === undefined ? [] : [{ entry, panel }];
  });
  return { ...panels, data: years };
}
