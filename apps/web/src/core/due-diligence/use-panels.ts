import { allAsked } from '#core/all-asked.ts';
import type { Asked } from '#core/loaded.tsx';
import { trpc } from '#core/trpc/react.ts';
import { newestFirst, type ReviewedYear } from './findings.ts';

/** Every financial year with its panel, newest first; the panels travel in one request. */
export function usePanels(): Asked<ReviewedYear[]> {
  const list = trpc.dueDiligence.list.useQuery();
  const entries = newestFirst(list.data?.entries ?? []);
  const panels = allAsked(
    trpc.useQueries((ask) => entries.map(({ uuid }) => ask.dueDiligence.panel({ uuid }))),
  );
  if (list.data === undefined) return { ...list, data: undefined };
  const years = panels.data?.flatMap(({ items: panel }, index) => {
    const entry = entries[index];
    return entry === undefined ? [] : [{ entry, panel }];
  });
  return { ...panels, data: years };
}
