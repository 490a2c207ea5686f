import type { AnyRouter } from '@trpc/server';
import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify';
import type { Adapter } from './adapter.ts';

/** The adapter of @trpc/server: `TRPC_ADAPTER=stock`. */
export const registerStockAdapter: Adapter = async (scope, options) => {
  const { router, maxCalls, createContext, onError, headersFor } = options;
  await scope.register(fastifyTRPCPlugin, {
    prefix: '/trpc',
    trpcOptions: {
      router,
      maxBatchSize: maxCalls,
      createContext: ({ req, info }) => createContext(req, info.calls.length),
      onError: ({ error, path, req }) => onError(req, error, path),
      responseMeta: ({ errors }) => ({ headers: new Headers({ vary: 'origin', ...headersFor(errors) }) }),
    },
  } satisfies FastifyTRPCPluginOptions<AnyRouter>);
};
