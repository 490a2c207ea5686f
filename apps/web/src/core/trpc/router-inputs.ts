import type { AppRouter } from '@portal/gateway/router';
import type { inferRouterInputs } from '@trpc/server';

/** What each procedure takes, by its name: `RouterInputs['client']['update']`. */
export type RouterInputs = inferRouterInputs<AppRouter>;
