import type { AppRouter } from '@portal/gateway/router';
import { createTRPCContext } from '@trpc/tanstack-react-query';

/** Typed options of every procedure for TanStack Query: `useQuery(useTRPC().policies.list.queryOptions())`. */
export const { TRPCProvider, useTRPC } = createTRPCContext<AppRouter>();

/** For a query that must not wait for the slowest of those asked for at the same moment. */
export const urgent = { trpc: { context: { isUrgent: true } } };
