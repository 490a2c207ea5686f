import type { AppRouter } from '@portal/gateway/router';
import { createTRPCContext } from '@trpc/tanstack-react-query';

/**
 * `useTRPC()` gives the options of every procedure, typed from the gateway's router, for the hooks of the query
 * library: `useQuery(useTRPC().policies.list.queryOptions())`. Part of the signed-in code only.
 */
export const { TRPCProvider, useTRPC } = createTRPCContext<AppRouter>();

/** For a query that must not wait for the slowest of those asked for at the same moment. */
export const urgent = { trpc: { context: { isUrgent: true } } };
