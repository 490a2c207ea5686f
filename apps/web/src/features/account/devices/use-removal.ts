import { type QueryFilters, useQueryClient } from '@tanstack/react-query';
import { toAppError } from '#core/errors/app-error.ts';

type List = { pathFilter: () => QueryFilters };

/** What follows a change that removes an entry: the lists are read again, and then `onDone` is called. */
export function useRemoval(lists: readonly List[], onDone: () => void) {
  const queryClient = useQueryClient();
  async function onSuccess() {
    await Promise.all(lists.map((list) => queryClient.invalidateQueries(list.pathFilter())));
    onDone();
  }
  return {
    onSuccess,
    // Removed elsewhere meanwhile, which is the wanted result.
    onError: (failure: unknown) => (toAppError(failure).code === 'NOT_FOUND' ? onSuccess() : undefined),
  };
}
