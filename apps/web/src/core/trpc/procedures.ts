import type { AppRouter } from '@portal/gateway/router';
import { keepPreviousData } from '@tanstack/react-query';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import { createTRPCContext } from '@trpc/tanstack-react-query';

/** Typed options of every procedure for TanStack Query: `useQuery(useTRPC().policies.list.queryOptions())`. */
export const { TRPCProvider, useTRPC } = createTRPCContext<AppRouter>();

/** For a query that must not wait for the slowest of those requested at the same moment. */
export const urgent = { trpc: { context: { isUrgent: true } } };

/** For a query that takes so long that no other may wait for it. */
export const slow = { trpc: { context: { isSlow: true } } };

/**
 * For a query whose previous answer stays while its input changes. Without a network it fails, and does not wait: the
 * previous answer is not what the client chose (S-6).
 */
export const keepPrevious = {
  networkMode: 'always',
  refetchOnReconnect: true,
  placeholderData: keepPreviousData,
} as const;

/** What each procedure answers, by its name: `RouterOutputs['policies']['list']`. */
export type RouterOutputs = inferRouterOutputs<AppRouter>;

/** What each procedure takes, by its name: `RouterInputs['client']['update']`. */
export type RouterInputs = inferRouterInputs<AppRouter>;
