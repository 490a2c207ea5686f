import type { DehydratedState, Query, QueryClient } from '@tanstack/react-query';
import { serverNowMs } from '#core/device/server-clock.ts';
import { gateway } from '#core/trpc/client.ts';
import type { RouterOutputs } from '#core/trpc/procedures.ts';
import { procedureOf } from './query-client.ts';

type Sections = NonNullable<RouterOutputs['system']['cache']['sections']>;

/**
 * The stored part that each section of API-11 is about; valuations come with the policies. The firm's name and logo are
 * stored too, but its record is read again at every start.
 */
const sectionOf: Partial<Record<string, keyof Sections>> = {
  policies: 'policy',
  providers: 'provider',
  dueDiligence: 'dueDiligence',
  insights: 'insight',
};

/** API-28: asks once, after a start with restored answers, when each part last changed. */
export async function dropChanged(queryClient: QueryClient, restored: DehydratedState): Promise<void> {
  await dropOutdated(queryClient, restored, await gateway.system.cache.query());
}

/**
 * Drops the restored answers that are older than the last change of their part; those in use are fetched again. When
 * the firm gives no time, they are kept as long as usual.
 */
export async function dropOutdated(
  queryClient: QueryClient,
  { queries = [] }: Partial<DehydratedState>,
  { sections }: RouterOutputs['system']['cache'],
): Promise<void> {
  if (sections === null) return;
  const restoredAtMs = new Map(queries.map(({ queryHash, state }) => [queryHash, state.dataUpdatedAt]));
  const clockOffsetMs = serverNowMs() - Date.now();
  await queryClient.resetQueries({
    predicate: ({ queryHash, queryKey, state }: Query) =>
      // An answer that has come since is a new one.
      restoredAtMs.get(queryHash) === state.dataUpdatedAt &&
      changedAtMs(sections, queryKey) > state.dataUpdatedAt + clockOffsetMs,
  });
}

/** In milliseconds since 1970; before everything where nothing is known. */
function changedAtMs(sections: Sections, queryKey: readonly unknown[]): number {
  const procedure = procedureOf(queryKey);
  // The client's policies at a provider are policies too.
  const section = procedure === 'providers.myPolicies' ? 'policy' : sectionOf[procedure.split('.')[0] ?? ''];
  const changedAt = section && sections[section];
  return changedAt ? Date.parse(changedAt) : Number.NEGATIVE_INFINITY;
}
