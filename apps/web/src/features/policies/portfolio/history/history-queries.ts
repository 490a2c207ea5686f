import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type RouterOutputs, slow, useTRPC } from '#core/trpc/procedures.ts';

/** The total over time, by the client's share of joint policies and whole. */
export type PortfolioHistory = NonNullable<RouterOutputs['policies']['history']>;
export type PortfolioRange = PortfolioHistory['range'];

/** P-1: the total over a range; null where the firm has no values over time. While another range loads, the last one stays. */
export function usePortfolioHistory(range: PortfolioRange) {
  const trpc = useTRPC();
  return useQuery(
    trpc.policies.history.queryOptions({ range }, { ...slow, placeholderData: keepPreviousData }),
  );
}
