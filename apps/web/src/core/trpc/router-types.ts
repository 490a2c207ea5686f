import type { AppRouter } from '@portal/gateway/router';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';

/** What each procedure answers, by its name: `RouterOutputs['policies']['list']`. */
export type RouterOutputs = inferRouterOutputs<AppRouter>;

/** What each procedure takes, by its name: `RouterInputs['client']['update']`. */
export type RouterInputs = inferRouterInputs<AppRouter>;
