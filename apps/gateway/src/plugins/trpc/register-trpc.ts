import { MAX_BATCH_CALLS } from '@portal/contract/constants';
import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify';
import type { FastifyInstance } from 'fastify';
import { type AppRouter, appRouter } from '../../router.ts';
import type { ProofReplay } from '../../session/proof-replay.ts';
import { errorData } from '../../trpc/error-map.ts';
import { procedureMetas } from '../../trpc/init.ts';
import { logFailure } from '../../trpc/log-failure.ts';
import { registerCors } from '../cors.ts';
import { createContext, type Services } from './create-context.ts';
import { createProofReader, proofChallenge } from './device-proof.ts';
import { registerTrpcGuards } from './guards.ts';

const procedures = procedureMetas(appRouter);
/** Attempts to sign in are the procedures that refuse a batch. */
const signInProcedures = new Set([...procedures].flatMap(([name, meta]) => (meta.alone ? [name] : [])));

type Options = {
  readonly services: Services;
  readonly corsOrigins: readonly string[];
  readonly publicOrigins: readonly string[];
  readonly proofReplay: ProofReplay;
};

/** Everything under /trpc, in a separate scope: the adapter removes the JSON parser from its scope. */
export async function registerTrpc(app: FastifyInstance, options: Options): Promise<void> {
  const { services, corsOrigins, publicOrigins, proofReplay } = options;
  const readProof = createProofReader({ clock: services.clock, publicOrigins, replay: proofReplay });
  await app.register(async (scope) => {
    registerCors(scope, corsOrigins);
    registerTrpcGuards(scope, {
      limits: services.limits,
      readProof,
      knownProcedures: procedures,
      signInProcedures,
    });
    await scope.register(fastifyTRPCPlugin, {
      prefix: '/trpc',
      trpcOptions: trpcOptions(services),
    } satisfies FastifyTRPCPluginOptions<AppRouter>);
  });
}

function trpcOptions(services: Services): FastifyTRPCPluginOptions<AppRouter>['trpcOptions'] {
  return {
    router: appRouter,
    maxBatchSize: MAX_BATCH_CALLS,
    createContext: ({ req, info }) => createContext(services, req, info.calls.length),
    onError: ({ error, path = '', req }) =>
      logFailure(req.log, error, procedures.has(path) ? path : undefined),
    responseMeta: ({ errors }) => {
      const waits = errors.map((error) => errorData(error).retryAfterSeconds ?? 0);
      const longest = Math.max(0, ...waits);
      const headers = new Headers({ vary: 'origin' });
      if (longest > 0) headers.set('retry-after', String(longest));
      const refusal = errors.map(errorData).find(({ httpStatus }) => httpStatus === 401);
      if (refusal) headers.set('www-authenticate', proofChallenge(refusal.appCode));
      return { headers };
    },
  };
}
