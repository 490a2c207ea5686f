import type { AppRouter } from '@portal/gateway/router';
import { createTRPCReact } from '@trpc/react-query';

/** Hooks for every procedure, typed from the gateway's router. Part of the signed-in code only. */
export const trpc = createTRPCReact<AppRouter>();

/** For a query that must not wait for the slowest of those asked for at the same moment. */
export const urgent = { trpc: { context: { isUrgent: true } } };
