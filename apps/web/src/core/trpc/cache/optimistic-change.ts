import { type Query, type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';

/** Reads that were cancelled and not yet done again. */
const cancelled = new WeakSet<Query>();

/**
 * For changes that are shown before the firm has made them (P-20, P-33): what was requested before one would undo it.
 * `part` is the filter of the part of the API whose queries and mutations these are.
 */
export function useOptimisticChange(part: { queryKey?: QueryKey }) {
  const queryClient = useQueryClient();
  return {
    /** What is read for the first time is waited for, and so is a next page: cancelled, it would never come. */
    async stopReading(): Promise<void> {
      const isInDoubt = (query: Query) =>
        query.state.data !== undefined && query.state.fetchStatus !== 'idle' && !isReadingOn(query);
      for (const query of queriesOf(queryClient, part)) if (isInDoubt(query)) cancelled.add(query);
      await queryClient.cancelQueries({ ...part, predicate: isInDoubt });
    },
    /** Now, and where a next page is on its way, after it too: it brings the pages before it as they were. */
    change(apply: () => void): void {
      apply();
      for (const query of queriesOf(queryClient, part))
        if (isReadingOn(query)) query.promise?.then(apply, () => undefined);
    },
    /**
     * What the firm says now, of all or of what was cancelled. Not while changes are under way, of which the one that
     * has just settled is still one: it would show them undone for a moment.
     */
    async readAgain(which: 'all' | 'cancelled'): Promise<void> {
      if (queryClient.isMutating({ ...(part.queryKey && { mutationKey: part.queryKey }) }) > 1) return;
      const isWanted = (query: Query) => which === 'all' || cancelled.has(query);
      const wanted = new Set(
        queriesOf(queryClient, part).filter((query) => isWanted(query) && !isReadingOn(query)),
      );
      for (const query of wanted) cancelled.delete(query);
      await queryClient.invalidateQueries({ ...part, predicate: (query) => wanted.has(query) });
    },
  };
}

function queriesOf(queryClient: QueryClient, part: { queryKey?: QueryKey }): Query[] {
  return queryClient.getQueryCache().findAll(part);
}

/** Whether the next page of a list is on its way. */
function isReadingOn({ state }: Query): boolean {
  return state.fetchStatus !== 'idle' && Boolean(state.fetchMeta?.fetchMore);
}
