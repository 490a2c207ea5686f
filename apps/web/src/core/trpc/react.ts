import type { AppRouter } from '@portal/gateway/router';
import { type CreateTRPCReact, createTRPCReact } from '@trpc/react-query';
import type { TRPCBuiltRouter } from '@trpc/server';

/**
 * One part of the router bears the name of a tool in the library's own box, and the type of the whole box is lost by
 * it. Nobody needs that part there, so the box is typed without it.
 */
type WithoutClient = TRPCBuiltRouter<
  AppRouter['_def']['_config']['$types'],
  Omit<AppRouter['_def']['record'], 'client'>
>;
type Hooks = Omit<CreateTRPCReact<AppRouter, unknown>, 'useUtils'> &
  Pick<CreateTRPCReact<WithoutClient, unknown>, 'useUtils'>;

/** What hooks-in-use.ts leaves out of the built client. Pages that need one take it from TanStack Query, with the options of `useUtils`. */
type LeftOut = 'useQueries' | 'useInfiniteQuery' | `useSuspense${string}` | `usePrefetch${string}`;
type InUse<Part> = {
  [Name in keyof Part]: Name extends LeftOut
    ? never
    : Part[Name] extends (...given: never) => unknown
      ? Part[Name]
      : InUse<Part[Name]>;
};

/** Hooks for every procedure, typed from the gateway's router. Part of the signed-in code only. */
export const trpc = createTRPCReact<AppRouter>() as unknown as InUse<Hooks>;

/** For a query that must not wait for the slowest of those asked for at the same moment. */
export const urgent = { trpc: { context: { isUrgent: true } } };
