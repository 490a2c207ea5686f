import type { AppRouter } from '@portal/gateway/router';
import type { inferRouterOutputs } from '@trpc/server';

/** What each procedure answers, by its name: `RouterOutputs['policies']['list']`. */
export type RouterOutputs = inferRouterOutputs<AppRouter>;
