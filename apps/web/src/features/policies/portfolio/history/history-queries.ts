import { startOfRange } from '@portal/performance/date-range';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { londonDay } from '#core/format/london-time.ts';
import { type RouterOutputs, slow, useTRPC } from '#core/trpc/procedures.ts';
import { monthsOfRange } from '../../search-params.ts';

/** The total over time, by the client's share of joint policies and whole. */
export type PortfolioHistory = NonNullable<RouterOutputs['policies']['history']>;
export type PortfolioRange = PortfolioHistory['range'];

/** P-1: the total over a range; null where the firm has no values over time. While another range loads, the last one stays. */
export function usePortfolioHistory(range: PortfolioRange) {
  const trpc = useTRPC();
  const input = { range, since: null };
  return useQuery(trpc.policies.history.queryOptions(input, { ...slow, placeholderData: keepPreviousData }));
}

/**
 * P-1: what happened since the day of the client's last visit (ISO date, London), where the firm gives one and it is one of the
 * last three months. `isWanted` false asks for nothing.
 */
export function useChangeSinceLastVisit(today: string, isWanted: boolean) {
  const trpc = useTRPC();
  const { data: client } = useQuery(trpc.client.get.queryOptions());
  const visit = client?.previousSignInAt ? londonDay(new Date(client.previousSignInAt)) : null;
  const isRecent = visit !== null && visit < today && visit >= startOfRange(monthsOfRange['3m'], today);
  const input = { range: '3m' as const, since: visit };
  const { data } = useQuery(
    trpc.policies.history.queryOptions(input, { ...slow, enabled: isWanted && isRecent }),
  );
  return visit === null || !data?.since ? null : { visit, ...data.since };
}
