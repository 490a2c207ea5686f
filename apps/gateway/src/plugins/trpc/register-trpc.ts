import { MAX_BATCH_CALLS } from '@portal/contract/constants';
import type { FastifyInstance } from 'fastify';
import type { Env } from '../../env.ts';
import type { Memory } from '../../memory.ts';
import { appRouter } from '../../router.ts';
import { errorData } from '../../trpc/error-answer.ts';
import { procedureMetas, requestIds } from '../../trpc/init.ts';
import { logFailure } from '../../trpc/log-failure.ts';
import { proofChallenge, type ReadProof } from '../callers/read-proof.ts';
import { registerCors } from '../cors.ts';
import type { Adapter, AdapterOptions } from './adapters/adapter.ts';
import { registerLeanAdapter } from './adapters/lean.ts';
import { createContext, type Services } from './create-context.ts';
import { registerTrpcGuards } from './guards.ts';

const procedures = procedureMetas(appRouter);
const signInProcedures = new Set(
  [...procedures].flatMap(([name, meta]) => (meta.countsAsSignIn ? [name] : [])),
);

type Options = {
  readonly adapter: Env['TRPC_ADAPTER'];
  readonly services: Services;
  readonly corsOrigins: readonly string[];
  readonly readProof: ReadProof;
  readonly nonces: Memory['proofNonces'];
};

/** Everything under /trpc, in a separate scope: the adapter replaces the JSON parser of its scope. */
export async function registerTrpc(app: FastifyInstance, options: Options): Promise<void> {
  const { services, corsOrigins, readProof, nonces } = options;
  const registerAdapter = await adapterOf(options.adapter);
  await app.register(async (scope) => {
    registerCors(scope, corsOrigins);
    registerTrpcGuards(scope, {
      limits: services.limits,
      readProof,
      nonces,
      knownProcedures: procedures,
      signInProcedures,
    });
    await registerAdapter(scope, adapterOptions(services));
  });
}

/** The stock adapter is loaded only where it is chosen. */
async function adapterOf(name: Env['TRPC_ADAPTER']): Promise<Adapter> {
  return name === 'stock' ? (await import('./adapters/stock.ts')).registerStockAdapter : registerLeanAdapter;
}

function adapterOptions(services: Services): AdapterOptions {
  return {
    router: appRouter,
    // SEC-B5: the adapter refuses a longer batch whole.
    maxCalls: MAX_BATCH_CALLS,
    createContext: (request, callCount) => createContext(services, request, callCount),
    onError: (request, error, path = '') => {
      requestIds.set(error, request.id);
      logFailure(request.log, error, procedures.has(path) ? path : undefined);
    },
    headersFor: (errors) => {
      if (errors.length === 0) return {};
      const data = errors.map(errorData);
      const longestWait = Math.max(0, ...data.map(({ retryAfterSeconds = 0 }) => retryAfterSeconds));
      const refusal = data.find(({ httpStatus }) => httpStatus === 401);
      return {
        ...(longestWait > 0 && { 'retry-after': String(longestWait) }),
        ...(refusal && { 'www-authenticate': proofChallenge(refusal.appCode) }),
      };
    },
  };
}
