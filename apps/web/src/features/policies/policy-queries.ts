import type { ShortDateRange } from '@portal/contract/shapes/date-range';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { keepPrevious, type RouterOutputs, slow, useTRPC } from '#core/trpc/procedures.ts';
import { useDateRange } from './search-params.ts';

/** One policy as the gateway lists it, with what its value is made of and what it costs in a year. */
export type PolicyWithBreakdown = RouterOutputs['policies']['list']['policies'][number];

/** What the list and the page of a policy both have; amounts are integer pence, days are calendar days. */
export type PolicyListItem = Omit<PolicyWithBreakdown, 'assetClasses' | 'chargesAYear'>;

/** One policy with all its details, as its page shows it (P-2). */
export type Policy = RouterOutputs['policies']['byId'];

/** Values of a policy over a range of days; a gap is left out (P-72). */
export type ValuationGraph = RouterOutputs['policies']['valuationGraph'];

/** The total over time, by the client's share of joint policies and whole. */
export type PortfolioHistory = NonNullable<RouterOutputs['policies']['history']>;
export type PortfolioRange = PortfolioHistory['range'];

/** P-1: every policy of the client with its latest value, in one request. */
export function usePolicies() {
  const trpc = useTRPC();
  return useQuery(trpc.policies.list.queryOptions());
}

/** P-24: the total over a range; null where the firm has none. While another range loads, the last one stays. */
export function usePortfolioHistory(range: PortfolioRange) {
  const trpc = useTRPC();
  return useQuery(trpc.policies.history.queryOptions({ range }, { ...slow, ...keepPrevious }));
}

/** P-2: one policy. */
export function usePolicy(uuid: string) {
  const trpc = useTRPC();
  return useQuery(trpc.policies.byId.queryOptions({ uuid }));
}

/** P-30: the values of a policy over a range. While another range loads, the last one stays. */
export function useValuationGraph(uuid: string, dateRange: ShortDateRange) {
  const trpc = useTRPC();
  return useQuery(trpc.policies.valuationGraph.queryOptions({ uuid, dateRange }, keepPrevious));
}

/** Fetches ahead what the page of a policy shows. */
export function usePrefetchPolicy(): (uuid: string) => void {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const [dateRange] = useDateRange();
  return useCallback(
    (uuid) => {
      void queryClient.prefetchQuery(trpc.policies.byId.queryOptions({ uuid }));
      void queryClient.prefetchQuery(trpc.policies.valuationGraph.queryOptions({ uuid, dateRange }));
    },
    [trpc, queryClient, dateRange],
  );
}
