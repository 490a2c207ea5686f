/** What the built client hands to @trpc/react-query as @tanstack/react-query: see hooks-in-use.ts beside vite.config.ts. */
// biome-ignore lint/performance/noBarrelFile: a bundler takes it in the place of a package, and nothing of ours imports it
export {
  hashKey,
  infiniteQueryOptions,
  QueryClient,
  queryOptions,
  skipToken,
  useMutation,
  useQuery,
} from '@tanstack/react-query';

function notInUse(): never {
  throw new Error('core/trpc/hooks-in-use.ts leaves this hook out');
}

export const useInfiniteQuery = notInUse;
export const usePrefetchInfiniteQuery = notInUse;
export const usePrefetchQuery = notInUse;
export const useQueries = notInUse;
export const useSuspenseInfiniteQuery = notInUse;
export const useSuspenseQueries = notInUse;
export const useSuspenseQuery = notInUse;
